const ORIGIN = process.env.API_ORIGIN ?? 'https://api.halyard.example';

try {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${ORIGIN}/v1/markets/pairs`, {signal});
  const text = await response.text();
  if (!text.startsWith('{')) {
    throw new Error(`${response.status}, not JSON: ${JSON.stringify(text.slice(0, 80))}`);
  }
  const {success, data, error} = JSON.parse(text);
  if (!success) throw new Error(`${response.status} ${error.code}: ${error.message}`);
  console.log(JSON.stringify(data, null, 2));
} catch (error) {
  console.error(error.cause?.message || error.cause?.code || error.message);
  process.exitCode = 1;
}
