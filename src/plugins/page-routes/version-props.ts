import fs from 'node:fs';
import path from 'node:path';

import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

import type {RouteStep} from '../../client/page-route';
import {sidebarOfPage} from '../../content/sidebar-of-page';
import withoutDocuments from '../slim-client/without-documents.cjs';

/** Property of a step that names the part with its properties. */
const PROPS = '__props';
/** Where Docusaurus's docs put what they say of a version. */
const VERSION = /^@generated\/(docusaurus-plugin-content-docs\/.*\.json)$/;

interface VersionProps {
  version: PropVersionMetadata;
}

/**
 * Docusaurus gives every page of a version one part with the sidebars of all. Here each page brings
 * what it shows of its own sidebar, and that part is never loaded.
 *
 * @param generated folder that Docusaurus generates its files into
 * @param sources files of the parts, by the name of the part
 * @returns a function that gives a page's steps such properties of their own
 */
export function versionProps(
  generated: string,
  sources: Readonly<Record<string, string>>,
): (steps: readonly RouteStep[]) => RouteStep[] {
  const read = new Map<string, VersionProps>();
  const versionIn = (part: unknown): VersionProps | undefined => {
    const file = typeof part === 'string' ? VERSION.exec(sources[part] ?? '')?.[1] : undefined;
    if (!file) return undefined;
    const known = read.get(file);
    if (known) return known;
    const json = withoutDocuments(fs.readFileSync(path.join(generated, file), 'utf8'));
    const props = JSON.parse(json) as Partial<VersionProps>;
    // Other files there are of pages with lists.
    if (!props.version?.docsSidebars) return undefined;
    read.set(file, props as VersionProps);
    return props as VersionProps;
  };

  return (steps) => {
    const page = steps.at(-1);
    return steps.map((step) => {
      const {[PROPS]: part, ...parts} = step.parts;
      const props = versionIn(part);
      return props && page ? {...step, parts, props: ofPage(props, page)} : step;
    });
  };
}

function ofPage({version}: VersionProps, {path: page, attributes}: RouteStep): VersionProps {
  const name = String(attributes['sidebar']);
  const sidebar = version.docsSidebars[name];
  const docsSidebars = sidebar ? {[name]: sidebarOfPage(sidebar, page)} : {};
  return {version: {...version, docsSidebars}};
}
