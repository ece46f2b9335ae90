import {
  itemsOf,
  numberOf,
  figureText,
  type ToolFigures,
} from '../../../content/figures/tool-figures';

const LENGTH = 'security.password.recommended';
const CHARACTERS = 'security.password.characters';

/** What each item of the figure asks for. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'a capital letter': /\p{Lu}/u,
  'a lower-case letter': /\p{Ll}/u,
  'a digit': /\p{Nd}/u,
  'a special character': /[^\p{L}\p{N}\s]/u,
};

/** What a password must have, in words. */
export function partsOfRule(figures: ToolFigures, locale: string): string[] {
  return [figureText(figures, LENGTH, {locale}), ...itemsOf(figures, CHARACTERS)];
}

/** Which of these parts a password does not have yet. */
export function missingFrom(password: string, figures: ToolFigures, locale: string): string[] {
  const isLong = numberOf(figures, LENGTH).lte([...password].length);
  return partsOfRule(figures, locale).filter((part, index) =>
    index === 0 ? !isLong : !KINDS[part]?.test(password),
  );
}
