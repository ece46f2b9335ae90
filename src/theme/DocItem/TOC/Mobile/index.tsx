/** The layout puts it above the title, where it hides what a page is about: see DocItem/Content. */
export default function DocItemTOCMobile(): null {
  return null;
}
