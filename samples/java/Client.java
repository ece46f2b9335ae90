import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs calls of the Trading API, sends them, and repeats those that may be repeated. Threads may share it. */
final class Client {
    private static final String BASE_PATH = "/v1";
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int ATTEMPTS = 5;
    private static final String NOT_JSON = "NOT_JSON";

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();
    private final String origin;
    private final String key;
    private final String secret;

    Client(String origin, String key, String secret) {
        this.origin = origin;
        this.key = key;
        this.secret = secret;
    }

    /** With API_KEY and API_SECRET. API_ORIGIN is another address, such as the sandbox. */
    static Client fromEnvironment() {
        Map<String, String> env = System.getenv();
        String key = env.getOrDefault("API_KEY", "");
        String secret = env.getOrDefault("API_SECRET", "");
        if (key.isEmpty() || secret.isEmpty()) {
            throw new IllegalStateException("Set API_KEY and API_SECRET in the environment");
        }
        return new Client(env.getOrDefault("API_ORIGIN", "https://api.halyard.example"), key, secret);
    }

    /** The lower-case hexadecimal HMAC-SHA256 of some bytes: they are the string to sign, or a webhook. */
    static String hmac(String secret, byte[] bytes) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(bytes));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** Reads data, such as /account/orders?limit=2. */
    Object get(String target) throws ApiException, InterruptedException {
        return retry("GET", target, "", true);
    }

    /** Places an order once: it is repeated after a lost answer only if it has a client_order_id. */
    Map<?, ?> placeOrder(Map<String, String> order) throws ApiException, InterruptedException {
        boolean isRepeatable = order.containsKey("client_order_id");
        return (Map<?, ?>) retry("POST", "/orders/create", Json.write(order), isRepeatable);
    }

    /** Cancels the open part of an order. */
    Map<?, ?> cancelOrder(String orderId) throws ApiException, InterruptedException {
        return (Map<?, ?>) retry("DELETE", "/orders/" + orderId, "", true);
    }

    private Object retry(String method, String target, String body, boolean isRepeatable)
            throws ApiException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return call(method, target, body);
            } catch (ApiException failure) {
                boolean isRefused = failure.status == 429;
                boolean isUnclear = failure.status == 0 || failure.status >= 500 || failure.code.equals(NOT_JSON);
                boolean helps = isRefused || (isUnclear && isRepeatable);
                if (!helps || attempt == ATTEMPTS) throw failure;
                long backoff = Math.min(1000L << (attempt - 1), 30_000);
                long wait = ThreadLocalRandom.current().nextLong(backoff / 2, backoff);
                Thread.sleep(Math.max(wait, failure.retryAfter.toMillis()));
            }
        }
    }

    /** Makes one call and returns its data. Market data and the time go unsigned. */
    private Object call(String method, String target, String body) throws ApiException, InterruptedException {
        String path = BASE_PATH + target;
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path));
        request.method(method, HttpRequest.BodyPublishers.ofString(body));
        if (!body.isEmpty()) request.header("Content-Type", "application/json");
        if (!target.equals("/time") && !target.startsWith("/markets/")) {
            String timestamp = String.valueOf(System.currentTimeMillis());
            String text = timestamp + method + path + body;
            request.header("X-API-Key", key);
            request.header("X-API-Timestamp", timestamp);
            request.header("X-API-Signature", hmac(secret, text.getBytes(StandardCharsets.UTF_8)));
        }

        HttpResponse<String> response = send(request.build());
        Map<String, Object> answer = Json.parseObject(response.body());
        if (response.statusCode() == 200 && Boolean.TRUE.equals(answer.get("success"))) {
            return answer.get("data");
        }
        String code = NOT_JSON; // A gateway answered: what happened is unknown.
        String message = response.body().substring(0, Math.min(response.body().length(), 200));
        if (answer.get("error") instanceof Map<?, ?> error) {
            code = String.valueOf(error.get("code"));
            message = String.valueOf(error.get("message"));
        }
        Duration retryAfter = response.headers().firstValue("Retry-After").map(Client::waitOf).orElse(Duration.ZERO);
        throw new ApiException(response.statusCode(), code, message.replace("\n", " "), retryAfter);
    }

    /** Waits for the whole response: the time limit of an HttpRequest ends with its headers. */
    private HttpResponse<String> send(HttpRequest request) throws ApiException, InterruptedException {
        CompletableFuture<HttpResponse<String>> sent = http.sendAsync(request, BodyHandlers.ofString());
        try {
            return sent.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            sent.cancel(true);
            throw new ApiException(0, "NO_ANSWER", "timed out", Duration.ZERO);
        } catch (ExecutionException failed) {
            throw new ApiException(0, "NO_ANSWER", String.valueOf(failed.getCause()), Duration.ZERO);
        }
    }

    /** Reads a Retry-After header, which holds seconds or an HTTP date. */
    private static Duration waitOf(String retryAfter) {
        try {
            if (retryAfter.matches("[0-9]{1,9}")) return Duration.ofSeconds(Long.parseLong(retryAfter));
            Instant date = ZonedDateTime.parse(retryAfter, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            return Duration.between(Instant.now(), date);
        } catch (DateTimeException unknown) {
            return Duration.ZERO;
        }
    }
}
