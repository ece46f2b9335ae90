/** Marks for the crawler of DocSearch, which has no business on a site that it does not search. */
export default function SearchMetadata(): null {
  return null;
}
