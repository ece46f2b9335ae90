import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** As much of JSON as these programs need, because the Java library has none. Use your own instead. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Reads a value as a Map, List, String, BigDecimal, Boolean or null.
     *
     * @throws IllegalArgumentException if it is not JSON
     */
    static Object parse(String text) {
        Json json = new Json(text);
        try {
            Object value = json.value();
            json.skipSpace();
            if (json.at == text.length()) return value;
        } catch (StringIndexOutOfBoundsException | NumberFormatException broken) {
            // It ends too early, or holds something else than a number.
        }
        throw new IllegalArgumentException("not JSON, at character " + json.at);
    }

    /** The object in a text; an empty one if there is none. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> parseObject(String text) {
        try {
            if (parse(text) instanceof Map<?, ?> map) return (Map<String, Object>) map;
        } catch (IllegalArgumentException notJson) {
            // The caller decides what it means.
        }
        return Map.of();
    }

    /** Writes an object whose values are strings. */
    static String write(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> quote(field.getKey()) + ":" + quote(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private Object value() {
        skipSpace();
        switch (text.charAt(at)) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                int start = at;
                while (at < text.length() && "+-.0123456789Ee".indexOf(text.charAt(at)) >= 0) at++;
                return new BigDecimal(text.substring(start, at));
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (boolean isFirst = true; !ends('}', isFirst); isFirst = false) {
            skipSpace();
            String name = string();
            skipSpace();
            expect(':');
            fields.put(name, value());
        }
        return fields;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        for (boolean isFirst = true; !ends(']', isFirst); isFirst = false) items.add(value());
        return items;
    }

    /** Skips what stands before the next member, or after the last one. */
    private boolean ends(char end, boolean isFirst) {
        if (isFirst) at++;
        skipSpace();
        if (text.charAt(at) == end) {
            at++;
            return true;
        }
        if (!isFirst) expect(',');
        return false;
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        expect('"');
        while (text.charAt(at) != '"') {
            char next = text.charAt(at++);
            result.append(next == '\\' ? escape() : next);
        }
        at++;
        return result.toString();
    }

    private char escape() {
        char kind = text.charAt(at++);
        if (kind == 'u') {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int index = "\"\\/bfnrt".indexOf(kind);
        if (index < 0) throw new IllegalArgumentException("not JSON: \\" + kind);
        return "\"\\/\b\f\n\r\t".charAt(index);
    }

    private Object word(String word, Object value) {
        for (char next : word.toCharArray()) expect(next);
        return value;
    }

    private void expect(char wanted) {
        if (text.charAt(at) != wanted) throw new IllegalArgumentException("not JSON: no " + wanted);
        at++;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }
}
