/** `npm run serve -- --port N`: serves build/ with the production headers. */
import {portFrom} from './serve/port';
import {fail, serve} from './serve/run';

const chosen = portFrom(process.argv.slice(2), process.env.PORT);
if ('fault' in chosen) fail(chosen.fault);
else serve(chosen.port);
