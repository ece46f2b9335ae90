import path from 'node:path';

import {anchors} from '@portal/contract';
import {stemsOf, type Synonym, wordsOf} from '@portal/search';

import {inlineText} from '../../src/content/directives/inline';
import {currentTree} from '../../src/content/tree';
import {
  addressOf,
  inspectSynonyms,
  inspectWords,
  SYNONYMS_FILE,
  WHOLE_PAGE,
  type WordsFile,
} from '../../src/features/search/sources/writers-files';
import type {InspectedFile} from '../../src/lib/data-file';
import {type Finding, findingIn, suggestion} from '../../src/lib/finding';
import {anchorsOf, anchorsOfApi, slugsOf} from './anchors';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {nodesOf} from './prose';
import {shownSources} from './sources';

/** A phrase, with where it leads. */
interface Phrase {
  text: string;
  address: string;
  report: (message: string, fix: string) => Finding;
}

/** The words of visitors are valid, stand beside a page that has their section, and stand there once. */
export const search: Check = {
  name: 'search',
  run(context) {
    const {root} = context;
    const synonyms = inspectSynonyms(path.join(root, 'docs'));
    const files = inspectWords(currentTree(root), root);
    const phrases = files.flatMap(phrasesOf);
    // A page and its section may have the same words: both then rank.
    const keywords = context.pages.map(keywordsOf);
    return [
      ...[synonyms, ...files].flatMap(({findings}) => findings),
      ...files.flatMap((file) => misplaced(file, context)),
      ...[phrases, ...keywords].flatMap(repeatedIn),
      ...deadSynonyms(synonyms, phrases, context),
      ...named([...phrases, ...keywords.flat()], context),
    ];
  },
};

/** The words of a text, without capitals and punctuation. */
function surfaceOf(text: string): string {
  return wordsOf(text)
    .map(({surface}) => surface)
    .join(' ');
}

function phrasesOf({file, route = '', data = {}, positionOf}: WordsFile): Phrase[] {
  return Object.entries(data).flatMap(([section, texts]) =>
    texts.map((text, at) => ({
      text,
      address: addressOf(route, section),
      report: (message, fix) => ({file, ...positionOf([section, at]), message, fix}),
    })),
  );
}

/** Those of a whole page, in its front matter. */
function keywordsOf(page: SourcePage): Phrase[] {
  const {keywords} = page.frontMatter;
  return (Array.isArray(keywords) ? keywords.map(String) : []).map((text) => ({
    text,
    address: page.route ?? '',
    report: (message, fix) => findingAt(page, 'keywords', message, fix),
  }));
}

/** Synonyms whose meaning no text has, or that stand twice with one meaning. */
function deadSynonyms(
  {data = [], positionOf}: InspectedFile<Synonym[]>,
  phrases: readonly Phrase[],
  context: CheckContext,
): Finding[] {
  const texts = [...context.pages, ...shownSources(context)].map(({content}) => content);
  const stems = new Set([...texts, ...phrases.map(({text}) => text)].flatMap(stemsOf));
  const file = `docs/${SYNONYMS_FILE}`;
  const seen = new Set<string>();
  return data.flatMap(({words, means}, at) => {
    const repeated = words.flatMap((word, index): Finding[] => {
      const key = `${surfaceOf(word)} = ${means}`;
      const isNew = !seen.has(key) && word !== means;
      seen.add(key);
      const place = {file, ...positionOf([at, 'words', index])};
      const message = `"${word}" already means "${means}"`;
      return isNew ? [] : [{...place, message, fix: 'remove it'}];
    });
    if (stemsOf(means).every((stem) => stems.has(stem))) return repeated;
    const place = {file, ...positionOf([at, 'means'])};
    return [
      {...place, message: `no text says "${means}"`, fix: 'write what a page calls it'},
      ...repeated,
    ];
  });
}

/** Words beside no page, or of a section that the page does not have. */
function misplaced({file, route, data = {}, positionOf}: WordsFile, context: CheckContext) {
  if (route === undefined) {
    const fix = 'give it the name of a page, with ".words.yaml" at the end, or remove it';
    return [findingIn(file, 'there is no page of this name beside it', fix)];
  }
  const pages = context.pages.filter((page) => page.route === route);
  // The results of the reference are calls, events and errors: a group of calls is none.
  const group = anchors.group('');
  const ofApi = route === '/api' ? [...anchorsOfApi(context.root)] : [];
  const known = new Set([
    ...ofApi.filter((place) => !place.startsWith(group)),
    ...pages.flatMap((page) => [...anchorsOf(page, context)]),
  ]);
  // Sections of React pages have no front matter.
  const hasFields = pages.some(({kind}) => kind !== 'section' && kind !== 'page');
  return Object.keys(data).flatMap((section): Finding[] => {
    const place = {file, ...positionOf([section])};
    if (section === WHOLE_PAGE) {
      const message = 'the page has its own front matter';
      return hasFields ? [{...place, message, fix: 'move the words to "keywords" there'}] : [];
    }
    const message = `the page has no section "${section}"`;
    return known.has(section) ? [] : [{...place, message, fix: suggestion(section, [...known])}];
  });
}

/** Phrases that lead to another section as well. */
function repeatedIn(phrases: readonly Phrase[]): Finding[] {
  const first = new Map<string, Phrase>();
  return phrases.flatMap((phrase) => {
    const {text, report} = phrase;
    const other = first.get(surfaceOf(text));
    if (other) {
      return [report(`"${text}" also leads to ${other.address}`, 'keep it where it is answered')];
    }
    first.set(surfaceOf(text), phrase);
    return [];
  });
}

/** Phrases that only say what the heading says. */
function named(phrases: readonly Phrase[], {pages, figures}: CheckContext): Finding[] {
  const names = new Map<string, string>();
  for (const {route, markdown, frontMatter} of pages) {
    if (route === undefined) continue;
    names.set(route, surfaceOf(String(frontMatter.title ?? '')));
    const headings = nodesOf(markdown, 'heading');
    const slugs = slugsOf(headings, figures);
    for (const [at, heading] of headings.entries()) {
      names.set(`${route}#${slugs[at]}`, surfaceOf(inlineText(heading, figures)));
    }
  }
  return phrases
    .filter(({address, text}) => names.get(address) === surfaceOf(text))
    .map(({text, report}) => report(`"${text}" is the heading itself`, 'remove it'));
}
