import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {FIGURES_FOLDER} from '../../content/figures/read';
import {filesBelow} from '../../lib/files';
import {type Finding, reasonOf} from '../../lib/finding';
import type {Answer} from './answer';

interface Outcome {
  /** Standard output of the check. */
  json: string;
  /** Standard error of the check. */
  said: string;
  /** Exit code: 0 without findings, 1 with some. Anything else is a failure. */
  code: unknown;
}

/** Runs the check in another process, so that the dev server keeps serving. */
export function runCheck(root: string, file: string): Promise<Outcome> {
  const args = ['scripts/check.cjs', '--format', 'json', file];
  const env = {...process.env, NODE_ENV: 'production', CI: ''};
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, {cwd: root, env}, (error, json, said) =>
      resolve({json, said, code: error ? error.code : 0}),
    );
    // The preview has priority.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  });
}

/**
 * Caches the findings of pages, and checks a page again when its file or a figure has changed.
 *
 * @returns the cached findings of a file; starts the check if they are out of date
 */
export function cachedFindings(root: string, run = runCheck): (file: string) => Answer {
  const kept = new Map<string, Pick<Answer, 'findings' | 'trouble'> & {stamp: string}>();
  let busy = false;

  const check = async (file: string, stamp: string): Promise<void> => {
    busy = true;
    try {
      const {json, said, code} = await run(root, file);
      if (code !== 0 && code !== 1) {
        throw new Error(said.trim().split('\n').at(-1) || 'The check stopped without a message');
      }
      const {findings} = JSON.parse(json) as {findings: Finding[]};
      kept.set(file, {stamp, findings: findings.filter((each) => each.file === file)});
    } catch (error) {
      kept.set(file, {stamp, findings: [], trouble: reasonOf(error)});
    } finally {
      busy = false;
    }
  };

  return (file) => {
    const inputs = [file, `docs/${FIGURES_FOLDER}`].map((input) => path.join(root, input));
    // Changes when the file or a figure does.
    const stamp = inputs
      .flatMap(filesBelow)
      .map((input) => fs.statSync(input).mtimeMs)
      .join(' ');
    const {stamp: earlier, ...found} = kept.get(file) ?? {findings: []};
    const checking = earlier !== stamp;
    if (checking && !busy) void check(file, stamp);
    return {file, checking, ...found};
  };
}
