import java.util.Map;
import java.util.UUID;

/** Places an order once, even if the connection is lost. */
final class PlaceOrder {
    public static void main(String[] args) throws InterruptedException {
        Map<String, String> order = Map.of(
                "client_order_id", UUID.randomUUID().toString(),
                "pair", "BTC-EUR",
                "side", "buy",
                "type", "limit",
                "amount", "0.0100",
                "price", "20000.00"); // far below the market: it rests on the book
        try {
            // Store the order here, before it is sent: after a crash, this record is what you retry.
            Map<?, ?> placed = Client.fromEnvironment().placeOrder(order);
            System.out.println(placed.get("order_id") + " " + placed.get("status"));
        } catch (ApiException | IllegalStateException failure) {
            System.err.println(failure.getMessage());
            System.exit(1);
        }
    }
}
