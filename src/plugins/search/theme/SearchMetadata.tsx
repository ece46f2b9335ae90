/** Removes the theme's tags for the DocSearch crawler, which this build does not use. */
export default function SearchMetadata(): null {
  return null;
}
