// `npm run check`, which is started often. Node.js 22 and later keep what they have compiled.
require('node:module').enableCompileCache?.();
require('./bundled.cjs')('scripts/check.ts');
