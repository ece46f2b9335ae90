import fs from 'node:fs';
import path from 'node:path';

import {fillDirectives} from '../../src/content/directives/text';
import {categoriesOf} from '../../src/content/kinds';
import {currentTree, markdownFiles, originalOf} from '../../src/content/tree';
import {glossaryOf} from '../../src/features/glossary/terms';
import {type Finding, findingIn} from '../../src/lib/finding';
import {anchorsOf, headings} from './anchors';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {dateOf} from './dates';
import {directives} from './directives';
import {images} from './images';
import {links} from './links';
import {readPage} from './page';
import {findingsOf, misspellings} from './spelling';

const FOLDER = 'i18n';
/** Rules that hold in every language. Links lead where those of the original do. */
const RULES = [directives, headings, links];

/** Translated pages are valid, have the anchors of their originals, and are not older. */
export const translations: Check = {
  name: 'translations',
  async run(context) {
    const subjects = translatedPages(context.root);
    const all = await Promise.all(subjects.map(async (page) => findingsIn(page, context)));
    return [
      ...all.flat(),
      ...(await images.run({...context, subjects})),
      ...languagesIn(context.root).flatMap((locale) => definitions(locale, context)),
    ];
  },
};

/** The spelling of languages to which cspell.json assigns a dictionary; of others, that it does not. */
export const translatedSpelling: Check = {
  name: 'spelling of translations',
  async run({root}) {
    const config = fs.readFileSync('cspell.json', 'utf8');
    const pages = translatedPages(root);
    const found = languagesIn(root).map(async (locale) => {
      const folder = `${FOLDER}/${locale}/`;
      const own = pages.filter(({repoPath}) => repoPath.startsWith(folder));
      if (own.length > 0 && !config.includes(`"${folder}`)) return [noDictionary(folder)];
      const spelled = own.map(async (page) => findingsOf(await misspellings(page), page));
      return (await Promise.all(spelled)).flat();
    });
    return (await Promise.all(found)).flat();
  },
};

function translatedPages(root: string): SourcePage[] {
  const categories = categoriesOf(currentTree(root).folder);
  return (
    markdownFiles(path.join(root, FOLDER))
      // Those of archived versions passed the rules of their time.
      .filter((full) => !full.includes(`${path.sep}version-`))
      .map((full) => readPage(full, {root, categories}))
  );
}

async function findingsIn(page: SourcePage, context: CheckContext): Promise<Finding[]> {
  const {root, pages} = context;
  const file = originalOf(path.join(root, page.repoPath), root);
  if (!fs.existsSync(path.join(root, file))) {
    const message = `there is no page ${file} that this one translates`;
    return [findingIn(page.repoPath, message, 'give it the path of its original, or remove it')];
  }
  const original = pages.find(({repoPath}) => repoPath === file);
  const there = {...page, repoPath: file};
  const found: Finding[] = [...page.findings];
  for (const rule of RULES) found.push(...(await rule.run({...context, subjects: [there]})));
  const own = original ? [...behind(page, original), ...lostAnchors(there, original, context)] : [];
  return [...found, ...own].map((finding) => ({...finding, file: page.repoPath}));
}

function behind(page: SourcePage, original: SourcePage): Finding[] {
  const [date = '', since = ''] = [dateOf(page), dateOf(original)];
  if (date >= since) return [];
  const message = `the original changed on ${since}, and this translation on ${date}`;
  const fix = `translate what changed in ${original.repoPath}, then write its date here`;
  return [{...findingAt(page, 'last_update', message, fix), severity: 'warning'}];
}

/** Links from every page, and the search, lead to the anchors of the original. */
function lostAnchors(page: SourcePage, original: SourcePage, context: CheckContext): Finding[] {
  const own = anchorsOf(page, context);
  const lost = [...anchorsOf(original, context)].filter((anchor) => !own.has(anchor));
  if (lost.length === 0 || !page.readable) return [];
  const message = `no heading has the anchor ${lost.map((one) => `"${one}"`).join(', ')} of the original`;
  return [findingAt(page, 'title', message, `write {/* #${lost[0]} */} behind its heading`)];
}

function noDictionary(folder: string): Finding {
  const fix = 'give it a dictionary: see "Add a language" in CONTRIBUTING.md';
  const finding = findingIn('cspell.json', `the spelling of ${folder} is not checked`, fix);
  return {...finding, severity: 'hint'};
}

function languagesIn(root: string): string[] {
  const folder = path.join(root, FOLDER);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

/** The figures in translated definitions exist. */
function definitions(locale: string, {root, figures}: CheckContext): Finding[] {
  const repoPath = `${FOLDER}/${locale}/texts/terms.json`;
  const file = path.join(root, repoPath);
  if (!fs.existsSync(file)) return [];
  const content = fs.readFileSync(file, 'utf8');
  return [...glossaryOf(currentTree(root, locale))].flatMap(([key, {definition}]) =>
    fillDirectives(definition, figures, locale).faults.map(({fault}) =>
      findingAt({repoPath, content}, content.indexOf(`"${key}.`), fault.message, fault.fix),
    ),
  );
}
