/** The theme fetches grammars for a highlighter in the browser. There is none: see `remark/highlight`. */
export default function prismIncludeLanguages(): void {}
