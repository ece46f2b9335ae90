import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Checks the signatures of Client.hmac: java -cp programs CheckVectors signing-vectors.json */
final class CheckVectors {
    private CheckVectors() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            System.err.println("Name the file with the vectors: CheckVectors signing-vectors.json");
            System.exit(1);
        }
        Map<String, Object> vectors = Json.parseObject(Files.readString(Path.of(args[0])));
        List<?> requests = (List<?>) vectors.get("requests");
        for (Object request : requests) {
            Map<?, ?> vector = (Map<?, ?>) request;
            String text = vector.get("timestamp") + "" + vector.get("method") + vector.get("path") + vector.get("body");
            String signature = Client.hmac((String) vector.get("secret"), text.getBytes(StandardCharsets.UTF_8));
            if (!signature.equals(vector.get("signature"))) {
                System.err.println(vector.get("name") + ": the signature differs");
                System.exit(1);
            }
        }
        System.out.println(requests.size() + " vectors passed");
    }
}
