/** Text as browsers write it in HTML. */
export function escapeText(text: string): string {
  if (!/[&<>\u00a0]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
}

/** An opening tag with its attributes, as browsers write it. */
export function startTag(tag: string, attributes: Readonly<Record<string, string>> = {}): string {
  let written = `<${tag}`
  for (const name in attributes) written += ` ${name}="${escapeText(attributes[name] ?? '').replaceAll('"', '&quot;')}"`
  return `${written}>`
}
