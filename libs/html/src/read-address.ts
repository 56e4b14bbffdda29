/** What somebody meant by an address. */
export type Address =
  | { kind: 'web' | 'email' | 'telephone' | 'site'; href: string }
  /** May be a page of the site, such as `contact`, or the name of a file: `href` is the path it would have. */
  | { kind: 'word'; href: string }

const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const scheme = /^([a-z][a-z\d+.-]*):(.*)$/is
const after = String.raw`(?::\d{1,5})?(?=[/?#]|$)`
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`
/** An octet with a zero before it is a group of a telephone number. */
const ipAddress = new RegExp(String.raw`^(?:(?!0\d)${octet}\.){3}(?!0\d)${octet}${after}|^\[[\da-f:.]+\]${after}`, 'i')
const localhost = /^localhost(?::\d{1,5}(?=[/?#]|$)|(?=[/?#]))/i
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,62})`
const host = new RegExp(String.raw`^(?:${label}\.)+(?<last>\p{L}(?:[\p{L}\p{M}\p{N}-]{1,62}))\.?${after}`, 'u')

/** No top-level domain is called so; `zip` and `mov` are, but who writes them means a file far more often. */
const fileEndings = new Set(
  (
    'pdf doc docx dot dotx odt rtf txt csv tsv xls xlsx ods ppt pptx pps ppsx odp pages numbers key epub mobi ' +
    'jpg jpeg jpe png gif webp avif svg heic heif tif tiff bmp ico mp3 mp4 m4a m4v wav ogg oga ogv opus flac webm ' +
    'avi mkv mov mpg mpeg wmv zip rar tar gz tgz bz exe dmg iso gpx kml kmz geojson ics vcf htm html xhtml shtml php asp ' +
    'aspx jsp css js mjs json xml yaml yml md5 log ttf otf woff woff2'
  ).split(' '),
)

/** A `:` before the first `/` would be a scheme to some reader. */
const word = /^[\p{L}\p{N}][^:/?#]*(?:[/?#]|$)/u

/** Browsers drop or replace these: the address would look like another one. */
const deceptive = /[\p{Cc}\\]/u
const atEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/**
 * What somebody means who types or pastes an address: another site with or without its scheme, an email address, a
 * telephone number, a place on this site (`/contact`, `#prices`), or a word that may be a page of it. Undefined for what
 * leads nowhere: several words, and whatever could run a script. It is the one answer for every field that takes an
 * address, in browsers and on the server.
 *
 * Without a scheme a site is taken to be served by HTTPS, as browsers do, which take numeric addresses and `localhost` for
 * HTTP.
 */
export function readAddress(typed: string): Address | undefined {
  const text = typed.replace(atEnds, '')
  if (text === '' || deceptive.test(text)) return undefined
  if (ipAddress.test(text) || localhost.test(text)) return web(`http://${text}`)
  const number = telephoneNumber(text)
  if (number) return { kind: 'telephone', href: `tel:${number}` }
  if (email.test(text)) return { kind: 'email', href: `mailto:${invisibleLess(text)}` }
  if (text.startsWith('//')) return web(`https:${text}`)
  if (/^[/?#]/.test(text)) return { kind: 'site', href: withoutSpaces(text) }
  const last = host.exec(invisibleLess(text))?.groups?.['last']
  if (last !== undefined && !fileEndings.has(last.toLowerCase())) return web(`https://${text}`)
  const [, name, rest = ''] = scheme.exec(text) ?? []
  if (name !== undefined) return withScheme(text, { name: name.toLowerCase(), rest })
  // a page of the site, but no words that somebody only meant to say what it is
  return !/\s/.test(text) && word.test(text) ? { kind: 'word', href: `/${text}` } : undefined
}

/** Where a picture is that has this address; undefined for what can be none. */
export function readPictureAddress(typed: string): string | undefined {
  const read = readAddress(typed)
  return read?.kind === 'web' || read?.kind === 'site' ? read.href : undefined
}

function withScheme(text: string, { name, rest }: { name: string; rest: string }): Address | undefined {
  switch (name) {
    case 'http':
    case 'https':
      return web(text)
    case 'mailto':
      return rest === '' ? undefined : { kind: 'email', href: withoutSpaces(text) }
    case 'tel':
      return /[\p{L}\p{N}]/u.test(rest) ? { kind: 'telephone', href: text.replace(/\s/g, '') } : undefined
    default:
      return undefined
  }
}

/** What cannot be seen of a host was pasted with it, such as the soft hyphens of a printed text. */
function web(href: string): Address | undefined {
  const [, start = '', rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(href) ?? []
  const shown = invisibleLess(start)
  return !/\s/.test(start) && URL.canParse(shown) ? { kind: 'web', href: withoutSpaces(shown + rest) } : undefined
}

const invisibleLess = (text: string) => text.replace(/\p{Cf}/gu, '')

/** Digits with what people write between them; not a year, of which a site may have a page. */
function telephoneNumber(text: string): string | undefined {
  const written = invisibleLess(text).replace(/^tel(?:ephone|\.)?:?\s+/i, '')
  if (!/^\+?\(?\d[\d\s()./\p{Pd}]*$/u.test(written) || /^[12]\d{3}(?:\/|$)/.test(text)) return undefined
  const digits = written.replace(/\(0\)/, '').replace(/\D/g, '')
  return digits.length >= 3 && digits.length <= 15 ? `${written.startsWith('+') ? '+' : ''}${digits}` : undefined
}

/** As browsers send them. */
function withoutSpaces(href: string): string {
  return href.replace(/\s/gu, (space) => encodeURIComponent(space))
}
