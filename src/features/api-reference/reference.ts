import {
  anchors,
  errorCatalogue,
  type OpenApiDocument,
  operationsOf,
  samplesOf,
  WEBHOOK_SAMPLE,
} from '@portal/contract';

import {withOwnHosts} from '../../config/hosts';
import {withAnchors} from './field-anchors';
import {redocOf} from './redoc';
import {codeOf, examplesOf, FAILURE, type Program, shownOperation} from './shown-operation';

export type ApiReference = ReturnType<typeof apiReference>;

interface Input {
  /** As returned by `bundleContract`. */
  document: OpenApiDocument;
  /** The folder of the samples. */
  samples: string;
  /** The path that the site is served under, to which links to our pages lead. */
  baseUrl: string;
}

/** The contract as the page shows it. */
export function apiReference({document, samples, baseUrl}: Input) {
  const redoc = redocOf(document);
  const programsOf = (name: string, part: 'call' | 'helper' = 'call'): Program[] =>
    samplesOf(samples, name, withOwnHosts).map((sample) => ({
      language: sample.language.folder,
      label: sample.language.label,
      html: redoc.code(sample[part], sample.language.prism),
      isSigned: part === 'call' && sample.helper !== '',
    }));
  // The signing code is the same in each of them.
  const signed = operationsOf(document.paths).find(({operation}) => !operation.security);
  const {schemas = {}, securitySchemes = {}, examples = {}} = document.components ?? {};
  const failures = Object.entries(examples);
  const events = operationsOf(document.webhooks);
  // The page folds all but the first paragraph.
  const [lead = '', ...conventions] = (document.info.description ?? '').split('\n\n');
  const all = [...operationsOf(document.paths), ...events].map((at) => ({
    tag: at.operation.tags?.[0],
    isEvent: events.includes(at),
    shown: shownOperation(document, at, events.includes(at), redoc, programsOf),
  }));
  const reference = {
    version: document.info.version,
    server: document.servers?.[0]?.url ?? '',
    lead: redoc.text(lead),
    conventions: redoc.text(conventions.join('\n\n')),
    headers: Object.values(securitySchemes).map(({name = '', description = ''}) => ({
      name,
      anchor: anchors.header(name),
      description: redoc.text(description),
    })),
    signing: signed ? programsOf(signed.operation.operationId, 'helper') : [],
    errors: errorCatalogue(document).map(([code, {status, article, meaning, action}]) => ({
      code,
      anchor: anchors.error(code),
      status,
      article,
      meaning: redoc.line(meaning),
      action: redoc.line(action),
      examples: examplesOf(
        document,
        Object.fromEntries(failures.filter(([, example]) => codeOf(example) === code)),
        redoc,
      ),
    })),
    /** Headers of every response to a call. */
    sharedHeaders: withAnchors(redoc.sharedHeaders, anchors.header),
    /** Fields of the envelope that every failure has. */
    failure: schemas[FAILURE] ? redoc.schema(FAILURE) : '',
    groups: (document.tags ?? []).map(({name, description = ''}) => {
      const own = all.filter(({tag}) => tag === name);
      return {
        name,
        anchor: anchors.group(name),
        description: redoc.text(description),
        operations: own.map(({shown}) => shown),
        // The same program verifies every event.
        samples: own.some(({isEvent}) => isEvent) ? programsOf(WEBHOOK_SAMPLE) : [],
      };
    }),
  };
  const text = JSON.stringify(reference).replaceAll(' href=\\"/', ` href=\\"${baseUrl}`);
  // Internal pages that the descriptions link to.
  return {...(JSON.parse(text) as typeof reference), links: linksIn(text)};
}

/** The distinct paths that links point to. */
function linksIn(text: string): string[] {
  return [...new Set([...text.matchAll(/ href=\\"(\/[^"\\]*)\\"/g)].map(([, path = '']) => path))];
}
