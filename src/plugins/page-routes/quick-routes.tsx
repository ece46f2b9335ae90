import type {ReactNode} from 'react';

import {Route} from 'react-router';
import {
  matchRoutes as matchAmong,
  type MatchedRoute,
  renderRoutes as renderAmong,
  type RouteConfig,
} from 'react-router-config';

/** The routes of a list, in their order. */
interface Index {
  /** Routes for one path each. */
  byPath: Map<string, number[]>;
  /** Those that are for several, or for any. */
  others: number[];
}

const indices = new WeakMap<readonly RouteConfig[], Index>();

/** Signs that stand for something else in the path of a route. */
const PATTERN = /[:*()?+\\]/;

/** The router tells neither capitals nor a slash at the end apart. */
const plain = (path: string): string => path.toLowerCase().replace(/(.)\/$/, '$1');

function indexOf(routes: readonly RouteConfig[]): Index {
  const index: Index = {byPath: new Map(), others: []};
  routes.forEach(({path, exact}, at) => {
    if (typeof path !== 'string' || !exact || PATTERN.test(path)) index.others.push(at);
    else index.byPath.set(plain(path), [...(index.byPath.get(plain(path)) ?? []), at]);
  });
  return index;
}

/** A tree of routes without those that cannot match, at any depth. */
function routesFor(pathname: string, routes: readonly RouteConfig[]): RouteConfig[] {
  let index = indices.get(routes);
  if (!index) indices.set(routes, (index = indexOf(routes)));
  return [...index.others, ...(index.byPath.get(plain(pathname)) ?? [])]
    .sort((a, b) => a - b)
    .flatMap((at) => routes[at] ?? [])
    .map((route) => (route.routes ? {...route, routes: routesFor(pathname, route.routes)} : route));
}

/**
 * Stands for the function of the same name while pages are built. The router compares each page with the
 * routes of all: with 500 articles a sixth of what it takes to write the pages, and it grows with the
 * square of their number. Here the routes that can match are looked up.
 */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  return matchAmong(routesFor(pathname, routes), pathname);
}

/** Stands for the function of the same name: see `matchRoutes`. */
export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  if (!routes) return null;
  return (
    <Route render={({location}) => renderAmong(routesFor(location.pathname, routes), extraProps)} />
  );
}
