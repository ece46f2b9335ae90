const DECIMALS = 8;

/** "0.0054" to 540000n: whole units of the eighth decimal place. */
export function toUnits(text) {
  const match = /^(\d+)(?:\.(\d{1,8}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount: ${text}`);
  return BigInt(match[1] + (match[2] ?? '').padEnd(DECIMALS, '0'));
}

/** 540000n to "0.00540000". */
export function toText(units) {
  const digits = String(units).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

console.log(toText(toUnits('0.1') + toUnits('0.2'))); // 0.30000000
