from decimal import ROUND_DOWN, Decimal

price = Decimal("50000.00")
budget = Decimal("500.00")
amount = (budget / price).quantize(Decimal("0.0001"), rounding=ROUND_DOWN)
print(amount, amount * price)  # 0.0054 496.800000
