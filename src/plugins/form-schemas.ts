import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import * as z from 'zod/mini';

import {type FormName, payloadSchema, schemas} from '../features/forms/schemas';

/** Publishes what each form posts as JSON Schema, at /schemas/<form>.json. */
export default function formSchemas(): Plugin {
  return {
    name: 'form-schemas',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'schemas');
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        (Object.keys(schemas) as FormName[]).map((form) =>
          fs.writeFile(
            path.join(folder, `${form}.json`),
            JSON.stringify(z.toJSONSchema(payloadSchema(form)), null, 2),
          ),
        ),
      );
    },
  };
}
