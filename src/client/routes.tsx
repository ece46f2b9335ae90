import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import {useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import {__RouterContext as RouterContext} from 'react-router';
import type {RouteConfig as RouterConfig} from 'react-router-config';

import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

import {ANY_PATH, type PageRoute, type RouteStep} from './page-route';
import {partsNamed} from './parts';

type Context = ComponentProps<typeof RouteContextProvider>['value'];

/** A step of the tree that the router reads: with a list below, or a page. */
interface Node extends RouterConfig {
  path: string;
  key: string;
  routes?: Node[];
  /** What each page brought for this step, by the path of the page. */
  pageProps: Map<string, object>;
}

/** Routes of the pages that were opened so far. Grows as one reads on. */
const tree: Node[] = [];

/** As Docusaurus says it of its own page for unknown paths. */
const NATIVE = {plugin: {name: 'native', id: 'default'}};

/** Adds a page whose parts are there. */
export function addRoute({steps}: PageRoute): void {
  const page = steps.at(-1)?.path ?? ANY_PATH;
  let level = tree;
  steps.forEach((step, depth) => {
    let node = level.find(({key}) => key === step.key);
    if (!node) {
      node = nodeOf(step, depth === steps.length - 1);
      level.push(node);
      level.sort(byPrecedence);
    }
    if (step.props) node.pageProps.set(withoutSlash(page), step.props);
    level = node.routes ?? [];
  });
}

function nodeOf(step: RouteStep, isPage: boolean): Node {
  const {__comp, __context, __props, ...rest} = partsNamed(step.parts) as Record<string, unknown>;
  const {path, key, attributes} = step;
  // The parts were made for each other in one build.
  const Component = __comp as ComponentType<object>;
  const context = path === ANY_PATH ? NATIVE : (__context as Context);
  const pageProps = new Map<string, object>();
  const StepOfPage = (props: object): ReactNode => {
    const {pathname} = useLocation();
    // On a path that is no page the layout says so, with what it has.
    const own = pageProps.get(withoutSlash(pathname)) ?? pageProps.values().next().value;
    return (
      <RouteContextProvider value={context}>
        <Component {...rest} {...(__props as object | undefined)} {...own} {...props} />
      </RouteContextProvider>
    );
  };
  return {
    ...attributes,
    path,
    key,
    component: StepOfPage,
    pageProps,
    ...(!isPage && {routes: []}),
  };
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The first match wins: pages before layouts, narrow layouts before wide ones, "*" at the end. */
function byPrecedence(one: Node, other: Node): number {
  return rank(one) - rank(other) || other.path.length - one.path.length;
}

function rank({path, routes}: Node): number {
  if (path === ANY_PATH) return 2;
  return routes ? 1 : 0;
}

/**
 * Hands the router's words on when the page is another. While the next one is on its way, Docusaurus
 * says the present address once more, and all that asks for it, the page first, would be drawn again
 * between a press on a link and the next picture.
 */
function KnownRoutes(): ReactNode {
  const said = useContext(RouterContext);
  const [kept, keep] = useState(said);
  if (kept.location !== said.location) keep(said);
  return (
    <RouterContext.Provider value={kept}>
      <Pages />
    </RouterContext.Provider>
  );
}

/** Reads the tree anew each time, as Docusaurus makes the elements of its routes but once. */
const Pages = memo(function Pages(): ReactNode {
  useAnchorOfNewPage();
  return renderRoutes(tree);
});

/**
 * Shows what a link to another page points at. Docusaurus looks for it when the address changes,
 * at which time Preact has yet to draw the page. To the first page the browser sees by itself.
 */
function useAnchorOfNewPage(): void {
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash]);
}

/**
 * Stands for Docusaurus's table of all pages. The theme looks for a home page in it, and shows
 * the first of the breadcrumbs where it finds one.
 */
export default [{path: '/', component: KnownRoutes, routes: [{path: '/', exact: true}]}];
