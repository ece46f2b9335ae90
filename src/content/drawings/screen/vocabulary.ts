interface Part {
  required?: readonly string[];
  optional?: readonly string[];
  /** Elements that it consists of; all others hold text. */
  holds?: readonly string[];
  mayBeEmpty?: boolean;
}

const BLOCKS = ['heading', 'field', 'choice', 'columns', 'row', 'qr', 'note', 'button'];

/** The elements of a schematic screen with their attributes. */
export const PARTS: Readonly<Record<string, Part>> = {
  screen: {required: ['name'], holds: ['title', 'desc', ...BLOCKS]},
  title: {mayBeEmpty: true},
  desc: {mayBeEmpty: true},
  heading: {},
  field: {required: ['label'], optional: ['kind'], mayBeEmpty: true},
  choice: {required: ['label'], holds: ['option']},
  option: {optional: ['chosen']},
  columns: {holds: ['field', 'choice']},
  row: {required: ['label']},
  qr: {required: ['label']},
  note: {},
  button: {},
};

/** The parts of a screen that may carry `step`, the number of a step in the article. */
export const STEPPED: readonly string[] = BLOCKS;

/** Values of the attributes that are no free text. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: ['list', 'upload'],
  chosen: ['yes'],
};
