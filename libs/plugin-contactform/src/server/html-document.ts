export interface HtmlDocument {
  title: string
  /** Paragraphs, as text. */
  paragraphs: readonly string[]
  /** A button that sends the address itself by POST. */
  button?: string
  site: { url: string; title: string }
}

const style = `
:root { color-scheme: light dark; --page: #f4f4f5; --sheet: #fff; --text: #18181b; --soft: #52525b; --accent: #1d4ed8; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --page: #18181b; --sheet: #27272a; --text: #f4f4f5; --soft: #d4d4d8; --accent: #93c5fd; --on-accent: #172554 }
}
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 10vh auto 0; padding: 2rem; border-radius: 0.5rem; background: var(--sheet); overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1rem }
button { padding: 0.75rem 1.5rem; border: 0; border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
footer { margin-top: 2rem; color: var(--soft) }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

/** A whole small page in the site's name, which needs neither a script nor anything else to be fetched. */
export function htmlDocument({ title, paragraphs, button, site }: HtmlDocument): string {
  const text = paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('')
  const form = button === undefined ? '' : `<form method="post"><button type="submit">${escape(button)}</button></form>`
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escape(title)} – ${escape(site.title)}</title><style>${style}</style></head>` +
    `<body><main><h1>${escape(title)}</h1>${text}${form}` +
    `<footer><a href="${escape(site.url)}/">${escape(site.title)}</a></footer></main></body></html>`
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string)
}
