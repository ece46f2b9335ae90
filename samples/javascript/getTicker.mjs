const ORIGIN = process.env.API_ORIGIN ?? 'https://api.halyard.example';

const response = await fetch(`${ORIGIN}/v1/markets/ticker`);
const {success, data, error} = await response.json();
if (!success) throw new Error(`${response.status} ${error.code}: ${error.message}`);
console.log(JSON.stringify(data, null, 2));
