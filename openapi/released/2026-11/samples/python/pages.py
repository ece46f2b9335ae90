from retry import call_with_retry


def every_item(target, key, limit=100):
    """Yields every item of a list once; key names the field that identifies an item."""
    seen, offset, total = set(), 0, 1
    while offset < total:
        page = call_with_retry("GET", f"{target}?limit={limit}&offset={offset}")
        for item in page["items"]:
            if item[key] not in seen:
                yield item
            seen.add(item[key])
        offset, total = offset + limit, page["total"]
