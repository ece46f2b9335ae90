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

/** Caches the findings of pages, and checks a page again when its file or a figure has changed. */
export class Checker {
  private readonly kept = new Map<string, {stamp: string; findings: Finding[]; trouble?: string}>();
  private busy = false;

  constructor(
    private readonly root: string,
    private readonly run: typeof runCheck = runCheck,
  ) {}

  /** The cached findings of a file. Starts the check if they are out of date. */
  ask(file: string): Answer {
    const stamp = this.stampOf(file);
    const earlier = this.kept.get(file);
    const checking = earlier?.stamp !== stamp;
    if (checking && !this.busy) void this.check(file, stamp);
    const {findings = [], trouble} = earlier ?? {};
    return {file, checking, findings, ...(trouble && {trouble})};
  }

  private async check(file: string, stamp: string): Promise<void> {
    this.busy = true;
    try {
      const {json, said, code} = await this.run(this.root, file);
      if (code !== 0 && code !== 1) {
        throw new Error(said.trim().split('\n').at(-1) || 'The check stopped without a message');
      }
      const {findings} = JSON.parse(json) as {findings: Finding[]};
      this.kept.set(file, {stamp, findings: findings.filter((each) => each.file === file)});
    } catch (error) {
      this.kept.set(file, {stamp, findings: [], trouble: reasonOf(error)});
    } finally {
      this.busy = false;
    }
  }

  /** Changes when the file or a figure does. */
  private stampOf(file: string): string {
    const figures = filesBelow(path.join(this.root, 'docs', FIGURES_FOLDER));
    return [path.join(this.root, file), ...figures]
      .map((input) => fs.statSync(input, {throwIfNoEntry: false})?.mtimeMs ?? 0)
      .join(' ');
  }
}
