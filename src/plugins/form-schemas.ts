import type {Plugin} from '@docusaurus/types';
import * as z from 'zod/mini';

import {type FormName, payloadSchema, schemas} from '../features/forms/schemas';
import {writeFiles} from '../lib/files';

/** Publishes what each form posts as JSON Schema, at /schemas/<form>.json. */
export default function formSchemas(): Plugin {
  return {
    name: 'form-schemas',
    postBuild({outDir}) {
      const files = (Object.keys(schemas) as FormName[]).map((form) => [
        `schemas/${form}.json`,
        JSON.stringify(z.toJSONSchema(payloadSchema(form)), null, 2),
      ]);
      writeFiles(outDir, Object.fromEntries(files) as Record<string, string>);
    },
  };
}
