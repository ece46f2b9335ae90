import * as z from 'zod';

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
  /** The first elements or addresses that it is about. */
  at: string[];
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
const place = z.object({
  node: z.object({snippet: z.string()}).optional(),
  url: z.string().optional(),
  text: z.string().optional(),
});
/** Places of a failed audit that are told. */
const TOLD = 3;
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
 * Takes from a report what the bench tells.
 *
 * @param written the JSON of the report
 * @param url of the page, for the error
 * @throws Error where Lighthouse could not measure
 */
export function readReport(written: unknown, url: string): LighthouseRun {
  const {runtimeError, environment, categories, audits} = report.parse(written);
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
      .map(({id, score, title, displayValue, details}) => ({
        id,
        score: Math.round((score ?? 0) * 100),
        says: displayValue ?? title,
        at: placesIn(details?.items),
      }))
      .filter(({score}) => score < 100),
  };
}

function placesIn(items: unknown): string[] {
  const places = z.array(place).safeParse(items);
  if (!places.success) return [];
  return places.data
    .slice(0, TOLD)
    .map(({node, url, text}) => node?.snippet ?? [url, text].filter(Boolean).join(' '))
    .filter((told) => told !== '');
}
