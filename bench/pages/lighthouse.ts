import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import * as z from 'zod';

import {bench} from '../paths';

/** What one run of Lighthouse says of one page. */
export interface Measured {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  speedIndex: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** Compressed bytes. */
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** Lighthouse's own measure of how fast the machine was at that moment; higher is faster. */
  machine: number;
}

export interface LighthouseRun {
  measured: Measured;
  /** Audits that are not passed in full: name, 0 to 100, what it says. */
  failed: FailedAudit[];
}

export interface FailedAudit {
  id: string;
  score: number;
  says: string;
}

const audit = z.object({
  id: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  title: z.string(),
  details: z.object({items: z.unknown().optional()}).optional(),
});
const request = z.object({
  url: z.string(),
  resourceType: z.string().optional(),
  transferSize: z.number(),
});
const category = z.object({score: z.number().nullable()});
const report = z.object({
  environment: z.object({benchmarkIndex: z.number()}),
  runtimeError: z.object({message: z.string()}).optional(),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof report>;

/**
 * Opens a page in a fresh browser as Lighthouse's phone on a slow net (its default: simulated).
 *
 * @param browser path of a Chromium
 * @throws Error with what Lighthouse says when it cannot measure
 */
export async function runLighthouse(url: string, browser: string): Promise<LighthouseRun> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await command(browser, [
      path.join(bench, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--no-enable-error-reporting',
    ]);
    return readReport(report.parse(JSON.parse(fs.readFileSync(file, 'utf8'))), url);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function command(browser: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, CHROME_PATH: browser},
    });
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse failed: ${Buffer.concat(said).toString().slice(-2000)}`));
    });
  });
}

function readReport(
  {runtimeError, environment, categories, audits}: Report,
  url: string,
): LighthouseRun {
  if (runtimeError) throw new Error(`Lighthouse cannot measure ${url}: ${runtimeError.message}`);
  const score = (name: keyof Report['categories']): number =>
    Math.round((categories[name].score ?? Number.NaN) * 100);
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const requests = z
    .array(request)
    .parse(audits['network-requests']?.details?.items ?? [])
    .filter(({url: address}) => address.startsWith('http'));
  const sum = (all: typeof requests): number =>
    all.reduce((bytes, {transferSize}) => bytes + transferSize, 0);
  return {
    measured: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      speedIndex: number('speed-index'),
      shift: number('cumulative-layout-shift'),
      scriptBytes: sum(requests.filter(({resourceType}) => resourceType === 'Script')),
      bytes: sum(requests),
      requests: requests.length,
      machine: environment.benchmarkIndex,
    },
    failed: Object.values(audits)
      .filter(({score, scoreDisplayMode}) => scoreDisplayMode !== 'informative' && score !== null)
      .map(({id, score, title, displayValue}) => ({
        id,
        score: Math.round((score ?? 0) * 100),
        says: displayValue ?? title,
      }))
      .filter(({score}) => score < 100),
  };
}
