const mark = 'data-sitewright-text'

/** HTML for the clipboard that says it comes from this editor, so that nothing of it is tidied away. */
export function wrapOwnHtml(html: string): string {
  return `<div ${mark}="">${html}</div>`
}

/** What this editor has copied, or undefined for HTML from elsewhere. Not to be trusted for that: sanitise it. */
export function ownHtml(html: string): string | undefined {
  if (!html.includes(mark)) return undefined
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelector(`div[${mark}]`)?.innerHTML
}
