import java.time.Duration;

/** A call that was refused, or that got no answer: its status is then 0. */
final class ApiException extends Exception {
    private static final long serialVersionUID = 1L;

    final int status;
    final String code;
    final Duration retryAfter;

    ApiException(int status, String code, String message, Duration retryAfter) {
        super(status + " " + code + ": " + message);
        this.status = status;
        this.code = code;
        this.retryAfter = retryAfter;
    }
}
