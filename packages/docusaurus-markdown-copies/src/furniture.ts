import type {Element} from 'hast';
import {parseSelector} from 'hast-util-parse-selector';

import {classesOf, isHidden, named, type Test} from './hast';

const FURNITURE = named(
  ...'script style noscript template nav search label input select textarea'.split(' '),
);
/** `theme-` classes are public: ThemeClassNames of @docusaurus/theme-common, which only runs in browsers. */
const FURNITURE_CLASSES = [
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'theme-blog-footer-tags-row',
  'theme-blog-footer-edit-meta-row',
  'hash-link',
];

/** Whether an element of a page is no part of its text, on any site. */
export function isFurniture(node: Element): boolean {
  const {role, dataExport} = node.properties;
  return (
    FURNITURE(node) ||
    isHidden(node) ||
    role === 'status' ||
    dataExport === 'off' ||
    classesOf(node).some((name) => FURNITURE_CLASSES.includes(name))
  );
}

/** @param selector tag, classes and id, as in `footer.share` */
export function matching(selector: string): Test {
  const {tagName, properties} = parseSelector(selector, 'any');
  const classes = classesOf({properties});
  return (node) =>
    (tagName === 'any' || tagName === node.tagName) &&
    (properties.id === undefined || properties.id === node.properties.id) &&
    classes.every((name) => classesOf(node).includes(name));
}
