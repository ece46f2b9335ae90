/** Text on ground: each pair that is used. `tests/unit/css/contrast.test.ts` measures them. */
export const PAIRS = [
  {text: 'ink', ground: 'page', use: 'Text'},
  {text: 'ink-2', ground: 'page', use: 'Quiet text'},
  {text: 'ink-2', ground: 'surface', use: 'Quiet text on a tinted section'},
  {text: 'ink-2', ground: 'surface-2', use: 'Badge'},
  {text: 'link', ground: 'page', use: 'Link'},
  {text: 'link', ground: 'surface-2', use: 'Icon'},
  {text: 'on-accent', ground: 'accent', use: 'Button'},
  {text: 'on-accent', ground: 'accent-strong', use: 'Button under the pointer'},
  {text: 'accent-ink', ground: 'accent-soft', use: 'Recommended'},
  {text: 'positive', ground: 'positive-soft', use: 'In order'},
  {text: 'danger', ground: 'danger-soft', use: 'Error'},
  {text: 'deep-ink', ground: 'deep', use: 'Deep panel'},
  {text: 'deep-ink-2', ground: 'deep', use: 'Quiet text on a deep panel'},
] as const;
