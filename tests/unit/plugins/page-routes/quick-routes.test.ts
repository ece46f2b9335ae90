import {createElement, type ReactNode} from 'react';

import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import {
  matchRoutes,
  renderRoutes,
  type RouteConfig,
  type RouteConfigComponentProps,
} from 'react-router-config';
import {expect, it} from 'vitest';

import * as quick from '@site/src/plugins/page-routes/quick-routes';

type Render = (routes: RouteConfig[] | undefined) => ReactNode;

const page = (path: string): RouteConfig => ({
  path,
  exact: true,
  component: ({location}: RouteConfigComponentProps) =>
    createElement('p', null, `${path} at ${location.pathname}`),
});

/** A list with another below, as Docusaurus has them. */
function routesDrawnBy(render: Render): RouteConfig[] {
  return [
    page('/faq'),
    page('/updates/:day'),
    {...page('/guides'), exact: false},
    {
      path: '/',
      component: ({route}: RouteConfigComponentProps) =>
        createElement('main', null, render(route?.routes)),
      routes: [
        page('/knowledge-base'),
        page('/knowledge-base/Gas-Fees'),
        {...page('/knowledge-base'), component: () => null},
      ],
    },
    page('*'),
  ];
}

const PATHS = [
  '/faq',
  '/FAQ/',
  '/updates/today',
  '/guides/tax',
  '/knowledge-base',
  '/knowledge-base/gas-fees/',
  '/nowhere',
  '/',
];

it.each(PATHS)('%s matches what the router says, in its order', (path) => {
  const routes = routesDrawnBy(renderRoutes);
  const found = quick.matchRoutes(routes, path);
  const expected = matchRoutes(routes, path);
  expect(expected).not.toHaveLength(0);
  expect(found.map(({match}) => match)).toEqual(expected.map(({match}) => match));
  expect(found.map(({route}) => route.component)).toEqual(
    expected.map(({route}) => route.component),
  );
});

it.each(PATHS)('%s is drawn as the router draws it', (path) => {
  const drawn = (render: Render): string =>
    renderToStaticMarkup(
      createElement(StaticRouter, {location: path}, render(routesDrawnBy(render))),
    );
  expect(drawn(renderRoutes)).not.toBe('');
  expect(drawn(quick.renderRoutes)).toBe(drawn(renderRoutes));
});

it('a list without routes draws nothing', () => {
  expect(quick.renderRoutes(undefined)).toBeNull();
});
