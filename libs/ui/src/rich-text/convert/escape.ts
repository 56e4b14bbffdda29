const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

/** Text as it stands in HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? character)
}

/** An opening tag with its attributes. */
export function startTag(tag: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replace(/[&<>"\u00a0]/g, (character) => escapes[character] ?? character)}"`,
  )
  return `<${tag}${written.join('')}>`
}
