/** Empty, because the layout would put it above the title. DocItem/Content shows it below. */
export default function DocItemTOCMobile(): null {
  return null;
}
