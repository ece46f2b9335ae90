import type {RedocRawOptions} from 'redoc';

/** Height of the sticky top bar in CSS pixels, which Redoc scrolls below. */
const TOP_BAR = 64;

/** The colours of src/css/tokens.css as values: Redoc computes shades of them, so variables will not do. */
const palettes = {
  light: {
    page: '#ffffff',
    surface: '#f6f9fb',
    ink: '#0b2236',
    ink2: '#465b6d',
    line: '#d6e0e8',
    link: '#0d5787',
  },
  dark: {
    page: '#07131f',
    surface: '#0d1e2e',
    ink: '#e8f0f6',
    ink2: '#a9bccb',
    line: '#22384b',
    link: '#86c8f5',
  },
} as const;

export function redocOptions(colorMode: 'light' | 'dark'): RedocRawOptions {
  const {page, surface, ink, ink2, line, link} = palettes[colorMode];
  return {
    scrollYOffset: TOP_BAR,
    hideDownloadButtons: true,
    disableSearch: true,
    nativeScrollbars: true,
    expandSingleSchemaField: true,
    theme: {
      colors: {
        primary: {main: link},
        text: {primary: ink, secondary: ink2},
        border: {light: line, dark: line},
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
        typeNameColor: ink2,
        typeTitleColor: ink2,
        requireLabelColor: colorMode === 'dark' ? '#ffb3a7' : '#a3200d',
      },
      sidebar: {width: '18rem', backgroundColor: page, textColor: ink, arrow: {color: ink2}},
      rightPanel: {backgroundColor: '#0b2236', textColor: '#e8f0f6'},
    },
  } as RedocRawOptions;
}
