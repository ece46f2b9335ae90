from decimal import ROUND_DOWN, Decimal

price = Decimal("50000.00")
budget = Decimal("499.00")
amount = (budget / price).quantize(Decimal("0.0001"), rounding=ROUND_DOWN)
print(amount, amount * price)  # 0.0099 495.000000
