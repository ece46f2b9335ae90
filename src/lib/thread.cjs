// Runs in the threads that `in-thread.ts` starts.
const {parentPort, workerData} = require('node:worker_threads');

const {file, name, input} = workerData;
parentPort.postMessage(JSON.stringify(require('../../scripts/bundled.cjs')(file)[name](input)));
