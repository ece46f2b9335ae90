import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** Compares your trades since its first run with your balances, and prints the differences. */
final class Reconcile {
    private static final int LIMIT = 100;
    /** Trades of one millisecond have no fixed order. */
    private static final long OVERLAP_MS = 60_000;
    private static final String SINCE = "since";
    private static final String BOOKED = "booked";

    private final Client client = Client.fromEnvironment();
    private final Map<String, BigDecimal> sums = new HashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Path file = Path.of(args.length > 0 ? args[0] : "ledger.properties");
        try {
            new Reconcile().run(file);
        } catch (ApiException | IOException | IllegalStateException failure) {
            System.err.println(failure.getMessage());
            System.exit(1);
        }
    }

    private void run(Path file) throws ApiException, IOException, InterruptedException {
        Map<String, BigDecimal> totals = new HashMap<>();
        for (Object one : (List<?>) client.get("/account/balance")) {
            totals.put(text(one, "currency"), decimal(one, "total"));
        }
        Properties ledger = new Properties();
        if (!Files.exists(file)) {
            totals.forEach((currency, total) -> ledger.setProperty(currency, total.toPlainString()));
            // No order may trade meanwhile: these are the trades that the balances contain.
            long since = 0;
            for (Object newest : items(page(1, 0))) since = time(newest);
            ledger.setProperty(SINCE, String.valueOf(since));
            ledger.setProperty(BOOKED, String.join(",", tradesSince(since).keySet()));
            try (Writer writer = Files.newBufferedWriter(file)) {
                ledger.store(writer, null);
            }
            return;
        }
        try (Reader reader = Files.newBufferedReader(file)) {
            ledger.load(reader);
        }
        long since = Long.parseLong(ledger.remove(SINCE).toString());
        List<String> booked = List.of(ledger.remove(BOOKED).toString().split(","));
        ledger.forEach((currency, sum) -> sums.put(currency.toString(), new BigDecimal(sum.toString())));
        tradesSince(since).forEach((id, trade) -> {
            if (!booked.contains(id)) book(trade);
        });
        // Add your deposits and withdrawals here.
        sums.forEach((currency, sum) -> {
            BigDecimal total = totals.getOrDefault(currency, BigDecimal.ZERO);
            System.out.println(currency + " " + total.subtract(sum).toPlainString());
        });
    }

    /** The trades since a time, and those shortly before it, each once: the list may grow while it is read. */
    private Map<String, Object> tradesSince(long since) throws ApiException, InterruptedException {
        Map<String, Object> trades = new HashMap<>();
        int total = 1;
        for (int offset = 0; offset < total; offset += LIMIT) {
            Object page = page(LIMIT, offset);
            for (Object trade : items(page)) {
                if (time(trade) < since - OVERLAP_MS) return trades;
                trades.put(text(trade, "trade_id"), trade);
            }
            total = decimal(page, "total").intValueExact();
        }
        return trades;
    }

    private void book(Object trade) {
        String[] pair = text(trade, "pair").split("-");
        BigDecimal amount = decimal(trade, "amount");
        BigDecimal value = amount.multiply(decimal(trade, "price")).setScale(8, RoundingMode.DOWN);
        boolean isBuy = text(trade, "side").equals("buy");
        add(pair[0], isBuy ? amount : amount.negate());
        add(pair[1], isBuy ? value.negate() : value);
        add(text(trade, "fee_currency"), decimal(trade, "fee").negate());
    }

    private void add(String currency, BigDecimal amount) {
        sums.merge(currency, amount, BigDecimal::add);
    }

    private Object page(int limit, int offset) throws ApiException, InterruptedException {
        return client.get("/account/trades?limit=" + limit + "&offset=" + offset);
    }

    private static List<?> items(Object page) {
        return (List<?>) ((Map<?, ?>) page).get("items");
    }

    private static String text(Object fields, String name) {
        return ((Map<?, ?>) fields).get(name).toString();
    }

    private static long time(Object trade) {
        return decimal(trade, "timestamp").longValueExact();
    }

    private static BigDecimal decimal(Object fields, String name) {
        return new BigDecimal(text(fields, name));
    }
}
