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
import {type Fault, type Finding, findingIn, suggestion} from '../../src/lib/finding';
import type {Path} from '../../src/lib/located-data';
import {anchorsOf, anchorsOfApi, slugsOf} from './anchors';
import {type Check, type CheckContext, findingAtField, type SourcePage} from './context';
import {shownSources} from './other-sources';
import {nodesOf} from './prose';

/** A phrase, with where it leads. */
interface Phrase {
  text: string;
  /** Its words, without capitals and punctuation. */
  words: string[];
  section: string;
  address: string;
  report: (fault: Fault) => Finding;
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
    return {
      // Both kinds of files are optional, so count the pages instead.
      count: context.pages.length,
      findings: [
        ...[synonyms, ...files].flatMap(({findings}) => findings),
        ...files.flatMap((file) => misplaced(file, context)),
        ...[phrases, ...keywords].flatMap(repeatedIn),
        ...deadSynonyms(synonyms, phrases, context),
        ...named([...phrases, ...keywords.flat()], context),
      ],
    };
  },
};

/** The words of a text, without capitals and punctuation. */
function surfacesOf(text: string): string[] {
  return wordsOf(text).map(({surface}) => surface);
}

function phrasesOf({file, route = '', data = {}, positionOf}: WordsFile): Phrase[] {
  return Object.entries(data).flatMap(([section, texts]) =>
    texts.map((text, at) => ({
      text,
      words: surfacesOf(text),
      section,
      address: addressOf(route, section),
      report: (fault) => ({file, ...positionOf([section, at]), ...fault}),
    })),
  );
}

/** Those of a whole page, in its front matter. */
function keywordsOf(page: SourcePage): Phrase[] {
  const {keywords} = page.frontMatter;
  return (Array.isArray(keywords) ? keywords.map(String) : []).map((text) => ({
    text,
    words: surfacesOf(text),
    section: WHOLE_PAGE,
    address: page.route ?? '',
    report: ({message, fix}) => findingAtField(page, 'keywords', message, fix),
  }));
}

/** Synonyms whose meaning no text has, or that stand twice with one meaning. */
function deadSynonyms(
  {data = [], positionOf}: InspectedFile<Synonym[]>,
  phrases: readonly Phrase[],
  context: CheckContext,
): Finding[] {
  const texts = [
    ...context.pages.flatMap(({content}) => content),
    ...shownSources(context).map(({content}) => content),
    ...phrases.map(({text}) => text),
  ];
  const stems = new Set(texts.flatMap(stemsOf));
  const seen = new Set<string>();
  return data.flatMap(({words, means}, at) => {
    const report = (path: Path, message: string, fix: string): Finding => ({
      ...{file: `docs/${SYNONYMS_FILE}`, ...positionOf([at, ...path]), message, fix},
    });
    const lost = stemsOf(means).some((stem) => !stems.has(stem));
    const repeated = words.flatMap((word, index): Finding[] => {
      const key = `${surfacesOf(word).join(' ')} = ${means}`;
      const isNew = !seen.has(key) && word !== means;
      seen.add(key);
      const message = `"${word}" already means "${means}"`;
      return isNew ? [] : [report(['words', index], message, 'remove it')];
    });
    const fix = 'write what a page calls it';
    return lost ? [report(['means'], `no text says "${means}"`, fix), ...repeated] : repeated;
  });
}

/** Words beside no page, or of a section that the page does not have. */
function misplaced({file, route, data = {}, positionOf}: WordsFile, context: CheckContext) {
  if (route === undefined) {
    const fix = 'give it the name of a page, with ".words.yaml" at the end, or remove it';
    return [findingIn(file, 'there is no page of this name beside it', fix)];
  }
  const pages = context.pages.filter((page) => page.route === route);
  const known = route === '/api' ? placesOfApi(context.root) : new Set<string>();
  for (const page of pages) anchorsOf(page, context).forEach((anchor) => known.add(anchor));
  return Object.keys(data).flatMap((section): Finding[] => {
    const place = {file, ...positionOf([section])};
    if (section !== WHOLE_PAGE && !known.has(section)) {
      const message = `the page has no section "${section}"`;
      return [{...place, message, fix: suggestion(section, [...known])}];
    }
    // Sections of React pages have no front matter.
    const isOwn = pages.some(({kind}) => kind !== 'section' && kind !== 'page');
    const message = 'the page has its own front matter';
    return section === WHOLE_PAGE && isOwn
      ? [{...place, message, fix: 'move the words to "keywords" there'}]
      : [];
  });
}

/** What the reference has as results: a group of operations is none. */
function placesOfApi(root: string): Set<string> {
  const group = anchors.group('');
  return new Set([...anchorsOfApi(root)].filter((place) => !place.startsWith(group)));
}

/** Phrases that lead to another section as well. */
function repeatedIn(phrases: readonly Phrase[]): Finding[] {
  const first = new Map(phrases.toReversed().map((one) => [one.words.join(' '), one]));
  return phrases.flatMap((phrase) => {
    const other = first.get(phrase.words.join(' ')) ?? phrase;
    if (other === phrase) return [];
    const message = `"${phrase.text}" also leads to ${other.address}`;
    return [phrase.report({message, fix: 'keep it where it is answered'})];
  });
}

/** Phrases that only say what the heading says. */
function named(phrases: readonly Phrase[], {pages, figures}: CheckContext): Finding[] {
  const names = new Map<string, string>();
  for (const {route, markdown, frontMatter} of pages) {
    if (route === undefined) continue;
    names.set(route, surfacesOf(String(frontMatter.title ?? '')).join(' '));
    const headings = nodesOf(markdown, 'heading');
    const slugs = slugsOf(headings, figures);
    for (const [at, heading] of headings.entries()) {
      names.set(`${route}#${slugs[at]}`, surfacesOf(inlineText(heading, figures)).join(' '));
    }
  }
  return phrases
    .filter(({address, words}) => names.get(address) === words.join(' '))
    .map(({text, report}) =>
      report({message: `"${text}" is the heading itself`, fix: 'remove it'}),
    );
}
