import fs from 'node:fs';
import path from 'node:path';

import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import deferScripts, {ssrTemplate} from 'docusaurus-defer-scripts';

import remarkUnbroken from './src/components/Unbroken/remark';
import {brand} from './src/config/brand';
import {copyright} from './src/config/copyright';
import {endpoints} from './src/config/endpoints';
import {isOn, offered} from './src/config/features';
import {accountLinks, footerColumns, mainLinks} from './src/config/navigation';
import {sampleHeadTags, sampleNotice} from './src/config/sample';
import {basePath, locales, origin} from './src/config/site';
import remarkDirectives, {remarkImports} from './src/content/directives/remark';
import remarkFolds from './src/content/folds';
import remarkFormerAnchors from './src/content/former-anchors';
import remarkHosts from './src/content/hosts';
import remarkPageLinks from './src/content/page-links';
import {parseFrontMatter} from './src/content/parse-front-matter';
import {sidebarItems} from './src/content/sidebar-items';
import remarkTables from './src/content/tables';
import {archivedVersions, versionOptions} from './src/content/versions';
import {directives} from './src/directives';
import remarkFaq from './src/features/faq/remark';
import remarkGlossary from './src/features/glossary/remark';
import remarkHeaders from './src/features/lists/remark';
import changes from './src/plugins/changes';
import contentFiles from './src/plugins/content-files';
import devFindings from './src/plugins/dev-findings';
import {dataExport, textExport} from './src/plugins/exports';
import featureStyles from './src/plugins/feature-styles';
import licences from './src/plugins/licences';
import linksOnly from './src/plugins/links-only';
import newBuild from './src/plugins/new-build';
import openApi from './src/plugins/openapi';
import sameBuild from './src/plugins/same-build';
import search from './src/plugins/search';
import texts from './src/plugins/texts';
import unusedInfima from './src/plugins/unused-infima';
import wellKnown from './src/plugins/well-known';

const root = process.cwd();
/** `DEFER=off` builds pages whose scripts start on load, which is Docusaurus's default. */
const defersScripts = process.env.DEFER !== 'off';
/** In the page, because requests for it would compete with the first picture. */
const logo = `data:image/svg+xml,${encodeURIComponent(fs.readFileSync('static/img/logo.svg', 'utf8').trim())}`;
const deferredScripts = (context: LoadContext): Plugin =>
  deferScripts(context, {beforePaint: 'src/client-modules/before-paint.ts'});
/** A theme, so that without the feature no page has its styles. Archives keep it. */
const glossary = (): Plugin => ({
  name: 'glossary',
  getThemePath: () => path.resolve('src/features/glossary/theme'),
});
const hasSwitch = locales.length > 1;
const isPreview = process.env.NODE_ENV === 'development';
// Functions instead of [plugin, options]: options, and with them local paths, would be sent to browsers.
const beforeDefaultRemarkPlugins = [
  () => remarkPageLinks({root, isPreview}),
  () => remarkDirectives({directives, root}),
  () => remarkHeaders({root}),
  () => remarkGlossary({root}),
] satisfies DocsOptions['beforeDefaultRemarkPlugins'];

// Run last, on the output of the others.
const remarkPlugins = [
  remarkFormerAnchors,
  remarkFaq,
  remarkFolds,
  remarkTables,
  remarkHosts,
  remarkUnbroken,
  remarkImports,
] satisfies DocsOptions['remarkPlugins'];

const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarItems,
  // "5-steps.md" keeps its number in the address.
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  showLastUpdateTime: true,
  ...versionOptions(root),
  // Archives are not edited, and take a third of the preview’s time to start.
  ...(isPreview && {onlyIncludeVersions: ['current']}),
};

const blog: BlogOptions = {
  routeBasePath: 'updates',
  blogTitle: 'Recent updates',
  blogDescription: 'What changed, whom it concerns and what to do, newest first.',
  postsPerPage: 8,
  showReadingTime: false,
  // For the sitemap: the day of an update is its last.
  showLastUpdateTime: true,
  onUntruncatedBlogPosts: 'ignore',
  blogSidebarCount: 0,
  archiveBasePath: null,
  authorsMapPath: 'authors.yml',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: `${brand.name} updates`,
    description: 'What changed, whom it concerns and what to do, newest first.',
    createFeedItems: async ({defaultCreateFeedItems, ...site}) => {
      const author = [{name: brand.name, link: brand.siteUrl}];
      const items = await defaultCreateFeedItems(site);
      return items.map((item) => ({...item, author, published: item.date}));
    },
  },
  beforeDefaultRemarkPlugins,
  remarkPlugins,
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: origin,
  baseUrl: `${basePath}/`,
  trailingSlash: false,
  // The tests prove that the site works at its path: no page needs a banner and its inline script.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Dates are in the front matter, so the Git history is not read.
  future: {v4: true, faster: true, experimental_vcs: 'disabled'},
  headTags: [
    // Not as `favicon`, which feeds would name as a file. Crawlers read the other one; browsers prefer the drawing.
    {tagName: 'link', attributes: {rel: 'icon', href: logo}},
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: `${basePath}/favicon.ico`, sizes: '48x48'},
    },
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${basePath}/img/touch-icon.png`},
    },
    ...sampleHeadTags(),
  ],
  // Read in the browser: the first by forms (src/features/forms/README.md), the second by the line above the bar.
  customFields: {endpoints, sampleNotice},
  i18n: {
    defaultLocale: 'en',
    locales,
    localeConfigs: {en: {htmlLang: 'en-GB', label: 'English'}},
  },
  ...(defersScripts && {ssrTemplate}),
  markdown: {
    parseFrontMatter,
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: isPreview ? 'warn' : 'throw',
    },
  },
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        debug: false,
        svgr: false,
        pages: {
          beforeDefaultRemarkPlugins,
          remarkPlugins,
          exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', 'README.md'],
        },
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/contours.css',
            './src/css/base.css',
            './src/css/layout.css',
            './src/css/markdown.css',
            './src/css/patterns.css',
            './src/css/code.css',
            './src/css/print.css',
          ],
        },
        sitemap: {
          ignorePatterns: [`${basePath}/search`],
          lastmod: 'date',
          changefreq: null,
          priority: null,
        },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    './src/client-modules/folded-anchor.ts',
    './src/client-modules/new-page.ts',
    './src/client-modules/translated-text.ts',
  ],
  // Functions instead of paths: Docusaurus loads each path anew, with everything that it imports.
  plugins: [
    ...(defersScripts ? [deferredScripts] : []),
    featureStyles,
    contentFiles,
    openApi,
    search,
    wellKnown,
    sameBuild,
    texts,
    unusedInfima,
    newBuild,
    changes,
    textExport,
    dataExport,
    licences,
    linksOnly,
    ...(isOn('glossary') || archivedVersions(root).length > 0 ? [glossary] : []),
    ...(isPreview ? [devFindings] : []),
  ] as PluginConfig[],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    image: 'img/card.png',
    metadata: [
      {name: 'theme-color', content: '#0b2a42'},
      // Articles and updates set their own.
      {property: 'og:type', content: 'website'},
    ],
    navbar: {
      title: brand.name,
      logo: {src: logo, alt: '', width: 30, height: 30},
      // Only links, and the switch of languages: see src/plugins/links-only.
      items: [
        ...offered(mainLinks).map(({to, label, shown, current, isAlone}, at) => ({
          to,
          label,
          'aria-current': isAlone ? 'page' : 'true',
          position: 'left' as const,
          ...(shown && {className: `navbar-${shown}`}),
          // The logo leads home too, and the switch of languages needs the room.
          ...(at === 0 && hasSwitch && {className: 'navbar-menu'}),
          ...(current && {activeBaseRegex: `^${basePath}/${current}`}),
        })),
        ...(hasSwitch ? [{type: 'localeDropdown', position: 'right' as const}] : []),
        ...accountLinks.map((link) => ({...link, position: 'right' as const})),
      ],
    },
    docs: {sidebar: {autoCollapseCategories: true}},
    footer: {links: footerColumns, copyright},
    prism: {
      // Only classes: the colours, for both schemes, are in src/css/code.css.
      theme: {plain: {}, styles: []},
    },
  } satisfies ThemeConfig,
};

export default config;
