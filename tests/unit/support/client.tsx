import {createElement, type ReactNode} from 'react';

interface Props {
  to?: string;
  href?: string;
  title?: string;
  description?: string;
  values?: Values;
  children?: ReactNode;
}

type Values = Readonly<Record<string, ReactNode>>;

/** Stands for every component of Docusaurus: its texts, in a link if it has an address. */
export default function Element({to, href = to, title, description, values, children}: Props) {
  const content = typeof children === 'string' ? filled(children, values) : [children];
  return createElement(href ? 'a' : 'div', {href}, title, ' ', description, ' ', ...content);
}

const filled = (text: string, values: Values = {}): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? values[part] : part));

export const translate = ({message}: {message: string}, values?: Values): string =>
  filled(message, values).join('');

export const interpolate = (text: string, values?: Values): string => filled(text, values).join('');

export const useHistory = () => ({});
export const useThemeConfig = () => ({footer: {links: []}});
export const isMultiColumnFooterLinks = () => true;
export const useVersions = () => [];
export const usePluginData = () => ({differing: []});
export const useDoc = () => ({
  metadata: {permalink: '/', title: ''},
  frontMatter: {kind: 'article', read_time: 1},
});
