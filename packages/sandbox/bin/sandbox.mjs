#!/usr/bin/env node
// Node 20 does not read TypeScript: tsx does.
import {register} from 'tsx/esm/api';

register();
const {runFiles} = await import('../src/index.ts');
await runFiles(process.argv.slice(2));
