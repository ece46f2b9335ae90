const TITLE = 'remove it: "title" is the heading, the tab and the link of the page';
const POSITION = 'write the number as "sidebar_position"';
const UPDATED = 'write the date as "last_update", with "date:" on an indented line below';
const WORDS = 'write the words as "keywords"';
const SENTENCE = 'write one sentence as "description"';
const ROUTE = 'remove it: the folder and file name determine the route; "slug" sets another one';
const FORMER = 'list the old addresses under "redirect_from"';
const FIXED = 'remove it: the kind of page determines this';

/** Front matter keys of other documentation sites, and what to write instead. */
export const FOREIGN_KEYS: Readonly<Record<string, string>> = {
  ...each(
    TITLE,
    'hide_title sidebar_label shortTitle short_title linkTitle nav_title pagination_label sidebarTitle heading name',
  ),
  ...each(POSITION, 'order weight nav_order position sidebar_order sidebar index'),
  ...each(UPDATED, 'updated lastUpdated last_updated lastmod modified reviewed date'),
  ...each(WORDS, 'tags topics tag labels categories search_keywords'),
  ...each(SENTENCE, 'intro excerpt summary subtitle abstract seo_description lead'),
  ...each(ROUTE, 'id permalink url path route canonical_url'),
  ...each(FORMER, 'aliases redirects redirect redirectFrom'),
  ...each(
    FIXED,
    'layout template toc hide_table_of_contents versions version type contentType content_type pcx_content_type sidebar_class_name author authors pagination_next pagination_prev toc_max_heading_level lang locale icon',
  ),
  ...each('put the image in the text: ![description](./file.png)', 'cover'),
  ...each('remove it: previews of all pages show the same image', 'image thumbnail'),
  ...each('write "unlisted: true"', 'hidden noindex searchable'),
  ...each('write "draft: true"', 'published status'),
};

function each(fix: string, keys: string): Record<string, string> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, fix]));
}
