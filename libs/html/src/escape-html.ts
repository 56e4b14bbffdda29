const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may appear in HTML, between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Text between tags as browsers write it, to the letter: what rich text is compared with. */
export function escapeText(text: string): string {
  if (!/[&<>\u00a0]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
}

/** The text that was escaped by `escapeText`, or in a quoted attribute. */
export function unescapeText(html: string): string {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** An opening tag with its attributes, as browsers write it. */
export function startTag(tag: string, attributes: Readonly<Record<string, string>> = {}): string {
  let written = `<${tag}`
  for (const name in attributes) written += ` ${name}="${escapeText(attributes[name] ?? '').replaceAll('"', '&quot;')}"`
  return `${written}>`
}
