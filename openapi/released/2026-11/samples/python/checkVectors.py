# python3 checkVectors.py signing-vectors.json
import json
import sys

from sign import sign

with open(sys.argv[1], encoding="utf-8") as file:
    requests = json.load(file)["requests"]
for vector in requests:
    parts = (vector[part] for part in ("secret", "timestamp", "method", "path", "body"))
    assert sign(*parts) == vector["signature"], vector["name"]
print(len(requests), "vectors passed")
