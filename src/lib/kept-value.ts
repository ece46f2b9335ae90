import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a value, or reads it from a file if a build before made it of the same.
 *
 * @param file for this value alone
 * @param madeOf changes whenever something else may be made
 * @param make what JSON can hold; a failure is passed on and keeps nothing
 */
export async function keptValue<T>(
  file: string,
  madeOf: string,
  make: () => Promise<T>,
): Promise<T> {
  if (fs.existsSync(file)) {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as {madeOf: string; value: T};
    if (kept.madeOf === madeOf) return kept.value;
  }
  const text = JSON.stringify({madeOf, value: await make()});
  fs.mkdirSync(path.dirname(file), {recursive: true});
  // A build that is stopped meanwhile must not leave half a file, nor two at one time disturb each other.
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, text);
  fs.renameSync(part, file);
  // As the next build will read it, so that both make the same of it.
  return (JSON.parse(text) as {value: T}).value;
}
