import {edited, type Pass, replaced, verbatimIn} from './edits';

/** What pasted text brings along: characters that look like a space, like nothing, or like the marker of a list. */
export const characters: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  const edits = [
    ...replaced(content, /[\u00a0\u2007\u202f]/g, ' ', 'a non-breaking space'),
    ...replaced(content, /(?<=\S)\t/g, ' ', 'a tab'),
    ...replaced(content, /[\u200b\u2060\ufeff\u202a-\u202e]/g, '', 'an invisible character'),
    ...replaced(content, /(?<=^[ \t]*)[•‣◦▪●](?=[ \t]+\S)/gm, '-', 'a bullet'),
  ];
  return edited(
    content,
    edits.filter(({start}) => !isVerbatim(start)),
  );
};
