import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;

/** Receives webhooks, and keeps each event once, as a line of inbox.jsonl. */
final class Receiver {
    private static final Path INBOX = Path.of("inbox.jsonl");
    private static final int MAX_BYTES = 1_000_000;
    private static final Duration MAX_AGE = Duration.ofHours(8); // the last retry comes before that

    private final String secret;
    /** In production, the identifier is a unique key of the table that holds the events. */
    private final Set<String> known = new HashSet<>();

    private Receiver(String secret) throws IOException {
        this.secret = secret;
        if (!Files.exists(INBOX)) return;
        String stored = Files.readString(INBOX);
        if (!stored.isEmpty() && !stored.endsWith("\n")) append("\n"); // A crash cut off the last line.
        for (String line : stored.split("\n")) known.add(idOf(line, Json.parseObject(line)));
    }

    public static void main(String[] args) throws IOException {
        String secret = System.getenv().getOrDefault("WEBHOOK_SECRET", "");
        if (secret.isEmpty()) {
            System.err.println("Set WEBHOOK_SECRET in the environment");
            System.exit(1);
        }
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
        HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
        server.setExecutor(Executors.newFixedThreadPool(8));
        server.createContext("/", new Receiver(secret)::answer);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] raw = exchange.getRequestBody().readNBytes(MAX_BYTES + 1);
            exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
            String signature = exchange.getRequestHeaders().getFirst("X-Webhook-Signature");
            exchange.sendResponseHeaders(statusOf(exchange.getRequestMethod(), raw, signature), -1);
        }
    }

    private int statusOf(String method, byte[] raw, String signature) {
        if (!method.equals("POST")) return 405;
        if (raw.length > MAX_BYTES) return 413;
        if (!isGenuine(raw, signature == null ? "" : signature)) return 401;
        // Between values, where alone JSON has line breaks, a space means the same.
        String line = new String(raw, StandardCharsets.UTF_8).replaceAll("[\r\n]", " ");
        Map<String, Object> event = Json.parseObject(line);
        return event.isEmpty() ? 503 : keep(line, event);
    }

    /** Whether raw, the bytes as they arrived, was sent by us. It compares in constant time. */
    private boolean isGenuine(byte[] raw, String signature) {
        byte[] expected = Client.hmac(secret, raw).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.UTF_8));
    }

    private synchronized int keep(String line, Map<String, Object> event) {
        String id = idOf(line, event);
        if (known.contains(id)) return 200;
        if (event.get("timestamp") instanceof BigDecimal time
                && System.currentTimeMillis() - time.longValue() > MAX_AGE.toMillis()) return 400;
        try {
            append(line + "\n");
        } catch (IOException failure) {
            System.err.println(failure);
            return 503;
        }
        known.add(id);
        return 200;
    }

    /** An event without an identifier gets a digest for one. */
    private static String idOf(String line, Map<String, Object> event) {
        if (event.get("event_id") instanceof String id && !id.isEmpty()) return id;
        try {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "sha256:" + HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static void append(String text) throws IOException {
        Files.writeString(
                INBOX, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
    }
}
