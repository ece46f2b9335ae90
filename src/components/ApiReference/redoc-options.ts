import type {RedocRawOptions} from 'redoc';

/** Height of the sticky top bar in CSS pixels, which Redoc scrolls below. */
const TOP_BAR = 64;

/** The panel of samples is deep in both schemes, as `--deep` is. */
const SAMPLES_INK = '#f2f7fa';
const SAMPLES_CODE = '#07192a';

/**
 * The colours of src/css/tokens.css as values: Redoc computes shades of them, so variables will not
 * do. What its theme cannot name is in redoc.module.css.
 */
const palettes = {
  light: {
    page: '#ffffff',
    surface: '#f6f9fb',
    ink: '#0b2236',
    ink2: '#465b6d',
    line: '#d6e0e8',
    link: '#0d5787',
    deep: '#0b2a42',
    good: '#146c43',
    goodSoft: '#e0f3e8',
    bad: '#b3261e',
    badSoft: '#fdecea',
  },
  dark: {
    page: '#07131f',
    surface: '#0d1e2e',
    ink: '#e8f0f6',
    ink2: '#a9bccb',
    line: '#22384b',
    link: '#86c8f5',
    deep: '#0d2438',
    good: '#7fd6a6',
    goodSoft: '#10301f',
    bad: '#ff9c92',
    badSoft: '#3a1512',
  },
} as const;

export type ColorScheme = keyof typeof palettes;

export function redocOptions(scheme: ColorScheme): RedocRawOptions {
  const {page, surface, ink, ink2, line, link, deep, good, goodSoft, bad, badSoft} =
    palettes[scheme];
  const answer = (color: string, backgroundColor: string) => ({
    color,
    backgroundColor,
    tabTextColor: SAMPLES_INK,
  });
  return {
    scrollYOffset: TOP_BAR,
    hideDownloadButtons: true,
    disableSearch: true,
    nativeScrollbars: true,
    expandSingleSchemaField: true,
    theme: {
      // Panels stand side by side where the page's navigation leaves room for both.
      breakpoints: {medium: '72rem', large: '72rem'},
      spacing: {sectionHorizontal: 24, sectionVertical: 24},
      colors: {
        primary: {main: link},
        success: {main: good},
        error: {main: bad},
        text: {primary: ink, secondary: ink2},
        border: {light: line, dark: line},
        responses: {
          success: answer(good, goodSoft),
          error: answer(bad, badSoft),
          redirect: answer(ink2, surface),
          info: answer(link, surface),
        },
      },
      typography: {
        fontFamily: 'inherit',
        fontSize: '16px',
        lineHeight: '1.6',
        headings: {fontFamily: 'inherit', fontWeight: '700'},
        code: {
          fontFamily: 'var(--ifm-font-family-monospace)',
          color: ink,
          backgroundColor: surface,
        },
        links: {color: link, visited: link, hover: link},
      },
      schema: {
        nestedBackground: surface,
        linesColor: line,
        typeNameColor: ink2,
        typeTitleColor: ink2,
        requireLabelColor: bad,
      },
      sidebar: {backgroundColor: page, textColor: ink},
      rightPanel: {
        backgroundColor: deep,
        textColor: SAMPLES_INK,
        servers: {
          overlay: {backgroundColor: surface, textColor: ink},
          url: {backgroundColor: page},
        },
      },
      codeBlock: {backgroundColor: SAMPLES_CODE},
    },
  } as RedocRawOptions;
}
