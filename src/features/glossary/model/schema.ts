import * as z from 'zod';

const words = z.array(z.string().min(2)).min(1);

/** One word that the site explains. Its key in the file is its anchor in the glossary. */
export const termSchema = z.strictObject({
  name: z.string().min(2).describe('The word as the glossary lists it, in sentence case'),
  stands_for: z.string().min(4).optional().describe('An abbreviation spelled out'),
  aliases: words.optional().describe('Other names of the same thing, shown beside it'),
  forms: words.optional().describe('Inflections that count as the term; regular plurals do anyway'),
  except: words
    .optional()
    .describe('Phrases in which the word means something else, exactly as articles write them'),
  ambiguous: z
    .literal(true)
    .optional()
    .describe('The name is an everyday word too: articles are marked by aliases and forms alone'),
  everyday: z
    .literal(true)
    .optional()
    .describe('Most readers know it: marked only where a page has room left'),
  definition: z.string().min(1).describe('One or two sentences; a figure as :figure[id]'),
  article: z
    .string()
    .regex(
      /^[a-z0-9/-]+\.md$/,
      'is not the path of a page | write a path inside docs/, such as resources/tax-guide.md',
    )
    .optional()
    .describe('The page that explains it in full, as a path from the tree'),
  see: words.optional().describe('Keys of related terms'),
});

export type Term = z.infer<typeof termSchema>;
export type TermSet = ReadonlyMap<string, Term>;
