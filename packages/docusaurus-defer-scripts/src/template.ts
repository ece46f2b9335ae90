/** The id of the `<template>` element that contains a page's scripts. */
export const SCRIPTS_ID = 'page-scripts';

/**
 * For `ssrTemplate` in the configuration of the site: Docusaurus's default template, except that the page's
 * scripts are inside a `<template>` element, where browsers neither load nor run them. The plugin adds the
 * inline script that starts them; it is not part of this template because the configuration is sent to
 * browsers.
 */
export const ssrTemplate = `
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
    <template id="${SCRIPTS_ID}">
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    </template>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
