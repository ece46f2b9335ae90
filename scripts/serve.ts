/** `npm run serve -- --port N`: serves build/ with the production headers. */
import {chosenPort, serve} from './serve/run';

const port = chosenPort();
if (port) serve(port);
