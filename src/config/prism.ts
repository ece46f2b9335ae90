import {type PrismTheme, themes} from 'prism-react-renderer';

/** Colours of code that are too faint on their ground, and the same hue at a contrast of 4.5 to 1. */
const STRONGER: Readonly<Record<string, string>> = {
  '#999988': '#62625a',
  '#36acaa': '#0b6866',
  '#e3116c': '#b80d57',
  '#00a4db': '#00628a',
  '#d73a49': '#b42332',
  'rgb(99, 119, 119)': 'rgb(139, 163, 163)',
  'rgba(239, 83, 80, 0.56)': 'rgb(244, 132, 130)',
};

/** A theme of the library with its faint colours made readable. */
function readable(theme: PrismTheme): PrismTheme {
  return {
    ...theme,
    styles: theme.styles.map(({style, ...rest}) => {
      const color = STRONGER[style.color ?? ''] ?? style.color;
      return {...rest, style: {...style, opacity: 1, ...(color && {color})}};
    }),
  };
}

export const codeThemes = {light: readable(themes.github), dark: readable(themes.nightOwl)};
