import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {LANGUAGES} from '@portal/contract';

import {filesBelow, pathFrom} from '@site/src/lib/files';
import {hasCompilers} from '../../../scripts/system-packages';
import {ROOT} from './root';
import {temporaryFolder} from './temporary';

/** How the README of the samples runs a program of each language that is compiled. */
const COMPILED: Record<string, string> = {go: 'programs/', java: 'java -cp programs '};
/** The languages whose samples can be compiled here. `npm run test:full` says if there are none. */
export const COMPILED_LANGUAGES = hasCompilers ? Object.keys(COMPILED) : [];
/** Those that have a client, a receiver and a ledger. */
export const CLIENT_LANGUAGES = ['javascript', 'python', ...COMPILED_LANGUAGES];

type CommandOf = (name: string) => string;
const compiled = new Map<string, CommandOf>();

/** The command that runs a sample, from any folder. */
export function commandOf(language: string, name: string): string {
  const found = LANGUAGES.find(({folder}) => folder === language);
  const file = path.join(ROOT, 'samples', language, name);
  if (found) return `${found.program} ${file}.${found.extension}`;
  const of = compiled.get(language) ?? compile(language);
  compiled.set(language, of);
  return of(name);
}

/** Compiles the samples in a language as their README says, without a warning. `changed` makes a wrong client. */
export function compile(language: string, changed = (text: string): string => text): CommandOf {
  const samples = filesBelow(path.join(ROOT, 'samples')).map((file): [string, string] => [
    pathFrom(path.join(ROOT, 'samples'), file),
    changed(fs.readFileSync(file, 'utf8')),
  ]);
  const cwd = temporaryFolder(Object.fromEntries(samples));
  const readme = fs.readFileSync(path.join(ROOT, 'samples/README.md'), 'utf8');
  const [build = ''] = new RegExp(`(?<=^- ${language}: \`)[^\`]+`, 'im').exec(readme) ?? [];
  const lint = language === 'go' ? 'test -z "$(gofmt -l go)" && (cd go && go vet ./...) &&' : '';
  const env = {...process.env, JDK_JAVAC_OPTIONS: '-Xlint:all -Werror'};
  const {status, stderr} = spawnSync(`${lint} ${build}`, {cwd, env, shell: true, encoding: 'utf8'});
  if (!build || status !== 0) throw new Error(`${language}: ${build}\n${stderr}`);
  return (name) => {
    const command = new RegExp(`(?<=\`)${COMPILED[language]}${name}(?=\`)`, 'i').exec(readme)?.[0];
    if (!command) throw new Error(`The README of the samples does not say how to run ${name}`);
    return command.replace('programs', path.join(cwd, 'programs'));
  };
}
