// `npm run check`, which is started often.
require('./bundled.cjs')('scripts/check.ts');
