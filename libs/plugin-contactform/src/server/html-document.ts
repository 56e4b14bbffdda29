import { directionOf } from '@sitewright/api-client/contract'
import { escapeHtml } from '@sitewright/html'
import { currentLanguage } from '@sitewright/messages'
import { documentColors as colors } from '@sitewright/theme'

export interface HtmlDocument {
  title: string
  /** Paragraphs, as text. */
  paragraphs: readonly string[]
  /** A button that sends the address itself by POST. */
  button?: string
  /** A link that leads on. */
  link?: DocumentLink
  site: { url: string; title: string; /** The logo's address; '' for none. */ logo: string }
}

/** A link of such a page, which looks like a button. */
export interface DocumentLink {
  text: string
  /** An address. */
  href: string
}

/** The colours are for light and dark surroundings: whichever the visitor's browser asks for. */
const style = `
:root { color-scheme: light dark }
body { margin: 0; padding: 1rem; background: ${colors.page}; color: ${colors.text}; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 10vh auto 0; padding: 2rem; border-radius: 0.5rem; background: ${colors.sheet}; overflow-wrap: anywhere }
header { margin-bottom: 1.5rem; font-weight: 600 }
header > a { color: inherit; text-decoration: none }
header img { display: block; max-width: 100%; max-height: 4rem }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1rem }
button, main > a { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.375rem; background: ${colors.button}; color: ${colors.buttonText}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid ${colors.focusRing}; outline-offset: 2px }
`

/** A whole small page in the site's name, in its colours, which needs no script; of the site it fetches the logo. */
export function htmlDocument({ title, paragraphs, button, link, site }: HtmlDocument): string {
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  const form =
    button === undefined ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
  const way = link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>` : ''
  const name = escapeHtml(site.title)
  const brand = site.logo === '' ? name : `<img src="${escapeHtml(site.logo)}" alt="${name}">`
  return (
    `<!doctype html><html ${languageOf()}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)} – ${name}</title><style>${style}</style></head>` +
    `<body><main><header><a href="${escapeHtml(site.url)}/">${brand}</a></header><h1>${escapeHtml(title)}</h1>${text}${form}${way}</main></body></html>`
  )
}

/** In what the page is read: English where nobody translated it. */
function languageOf(): string {
  const { tag, translations } = currentLanguage()
  const read = translations['contactform/verify'] ? tag : 'en'
  return directionOf(read) === 'rtl' ? `lang="${read}" dir="rtl"` : `lang="${read}"`
}
