import {expect, it} from 'vitest';

import {readTable} from '@site/src/plugins/page-routes/part-chunks';

/** As the bundler writes it: two modules, of which one adds to the other's table. */
const script = (modules: string): string =>
  `"use strict";(self.webpackChunksite=self.webpackChunksite||[]).push([["1982"],{${modules}}]);`;

it('the bundler’s table tells the module, the chunks and the source of each part', () => {
  const table = script(
    `6738(e,s,d){d.r(s),d.d(s,{default:()=>i});let i={
      "059230e6":[()=>d.e("3164").then(d.t.bind(d,9363,19)),"@generated/x.json",9363],
      0xc36563:[()=>Promise.all([d.e("4014"),d.e("415")]).then(d.bind(d,77461)),"@site/docs/x.md",77461],
      here:[()=>Promise.resolve().then(d.bind(d,7)),"@site/docs/y.md",7]}},
     11(e,s,d){d.d(s,{A:()=>i});let i={"not-found":[()=>d.e("5062").then(d.bind(d,70629)),"@theme/NotFound",70629]}}`,
  );
  const {modules, sources} = readTable(table);
  expect(modules).toEqual({
    '059230e6': [9363, '3164'],
    '12805475': [77461, '4014', '415'],
    here: [7],
    'not-found': [70629, '5062'],
  });
  expect(sources).toMatchObject({'059230e6': '@generated/x.json', 'not-found': '@theme/NotFound'});
});

it('a script without a table is no table of an empty site', () => {
  expect(() => readTable(script('1(e,s,d){d.r(s)}'))).toThrow('The table of parts is empty');
});
