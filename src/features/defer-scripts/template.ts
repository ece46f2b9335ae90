import {buildSync} from 'esbuild';

/** The `<template>` element that holds a page's scripts. */
export const SCRIPTS_ID = 'page-scripts';

/** The inline script: the same text in every page, so the response policy knows it by one hash. */
const startScript = buildSync({
  entryPoints: [require.resolve('./start.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
})
  .outputFiles.map(({text}) => text.trim())
  .join('');

/**
 * For `ssrTemplate` in `docusaurus.config.ts`: Docusaurus's own template, except that the page's scripts
 * stand in a `<template>` element, where browsers neither load nor run them, and that an inline script
 * starts them when the page is first used. Without it the site works as Docusaurus makes it.
 */
export const deferScripts = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <template id="${SCRIPTS_ID}">
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    </template>
    <script>${startScript}</script>
  </body>
</html>
`;
