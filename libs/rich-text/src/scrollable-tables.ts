/**
 * Puts each table of sanitised HTML into an element that scrolls by itself, with the keyboard too, where the table is
 * wider than the screen. No quotes in what is added: inside an attribute's value it would be no more than text.
 */
export function scrollableTables(html: string): string {
  if (!html.includes('<table')) return html
  return html
    .replace(/<table(?=[\s>])/g, '<div class=table-scroll role=group aria-label=Table tabindex=0><table')
    .replaceAll('</table>', '</table></div>')
}
