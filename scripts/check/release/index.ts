import fs from 'node:fs';
import path from 'node:path';

import {securityContact} from '../../../src/config/brand';
import type {Check, CheckContext} from '../context';
import {reviewBy} from '../review-by';
import {inspectExpiry, securityContactCheck} from '../security-contact';
import {openInBrand} from './brand';
import {openDecisions} from './decisions';
import {openFigures} from './figures';
import {type Open, SECURITY} from './open';

/** The route of a file, if it is a page. */
function pageOf(file: string, {pages}: CheckContext): string {
  return pages.find(({repoPath}) => repoPath === file)?.route ?? file;
}

/** All that the owner must fill in or confirm before the site is published. */
export function openQuestions(context: CheckContext): Open[] {
  const source = fs.readFileSync(path.join(context.root, 'src/config/brand.ts'), 'utf8');
  const pagesWith = (key: string): string[] => [
    ...new Set(
      context.pages.flatMap(({content, route}) =>
        route !== undefined && content.includes(`:brand[${key}]`) ? route : [],
      ),
    ),
  ];
  return [
    ...openInBrand(source, pagesWith),
    ...openFigures(context),
    ...openDecisions(context.root).map((one) => ({...one, page: pageOf(one.page, context)})),
  ];
}

/** `npm run check -- --release`: nothing is open, and security.txt is valid. */
export const release: Check = {
  name: 'release',
  run: (context) => ({
    findings: [
      ...openQuestions(context),
      ...inspectExpiry(securityContact.expires, context.today, {isRelease: true}),
    ],
    count: context.figures.figures.size,
  }),
};

/** Dates that pages promise, and that pass soon. The rules behind them fail by themselves once they have passed. */
export async function openDates(context: CheckContext): Promise<Open[]> {
  const [reviews, contact] = await Promise.all([
    reviewBy.run(context),
    securityContactCheck.run(context),
  ]);
  return [
    ...reviews.findings.map((one) => ({...one, page: pageOf(one.file, context), who: 'Editors'})),
    ...contact.findings.map((one) => ({...one, page: '/security', who: SECURITY})),
  ];
}
