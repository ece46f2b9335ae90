import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {FindingError} from '../lib/finding';
import {findingsOfIssues, parseLocated} from '../lib/located-data';

const NAME = 'src/features/signing/mistakes.yaml';
const schema = z.record(z.string(), z.strictObject({what: z.string(), fix: z.string()}));
type Mistakes = z.infer<typeof schema>;

/** Gives the signing tools their explanations, from a file that writers edit and translators translate. */
export default function signingTexts({siteDir}: LoadContext): Plugin<Mistakes> {
  const file = path.join(siteDir, NAME);
  return {
    name: 'signing-texts',
    getPathsToWatch: () => [file],
    loadContent: async () => read(await fs.readFile(file, 'utf8')),
    getTranslationFiles: ({content}) => [
      {
        path: 'mistakes',
        content: Object.fromEntries(
          Object.entries(content).flatMap(([id, {what, fix}]) => [
            [`${id}.what`, {message: what}],
            [`${id}.fix`, {message: fix}],
          ]),
        ),
      },
    ],
    translateContent: ({content, translationFiles: [translated]}) =>
      Object.fromEntries(
        Object.entries(content).map(([id, {what, fix}]) => [
          id,
          {
            what: translated?.content[`${id}.what`]?.message ?? what,
            fix: translated?.content[`${id}.fix`]?.message ?? fix,
          },
        ]),
      ),
    async contentLoaded({content, actions: {createData}}) {
      // Imported as @generated/signing-texts/default/mistakes.json
      await createData('mistakes.json', content);
    },
  };
}

function read(text: string): Mistakes {
  const parsed = parseLocated(text, NAME);
  if ('findings' in parsed) throw new FindingError(parsed.findings);
  const result = schema.safeParse(parsed.data.value);
  if (result.success) return result.data;
  throw new FindingError(findingsOfIssues(result.error.issues, parsed.data, NAME));
}
