import type {Plugin} from '@docusaurus/types';

import {payloadSchemas} from '../features/forms/payloads';
import {writeFiles} from '../lib/files';

/** Publishes what each form posts as JSON Schema, at /schemas/<form>.json. */
export default function formSchemas(): Plugin {
  return {
    name: 'form-schemas',
    postBuild({outDir}) {
      const files = payloadSchemas().map(([form, schema]): [string, string] => [
        `schemas/${form}.json`,
        JSON.stringify(schema, null, 2),
      ]);
      writeFiles(outDir, Object.fromEntries(files));
    },
  };
}
