import type { Mail } from './mail.ts'

/** A paragraph of text, or a button that leads somewhere. */
export type LetterPart = string | { label: string; href: string }

export interface Letter {
  to: string
  subject: string
  /** The name to address, '' for none. */
  name: string
  parts: readonly LetterPart[]
  /** The site's title, which signs the letter. */
  siteTitle: string
  /** Where the site is. */
  siteUrl: string
}

type Written = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>

/** Writes a letter as plain text and as HTML that any mail program shows; both say the same. */
export function writeLetter(letter: Letter): Written {
  return { to: letter.to, subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ name, parts, siteTitle, siteUrl }: Letter): string {
  const body = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
  return [greeting(name), ...body, `${siteTitle}\n${siteUrl}`].join('\n\n') + '\n'
}

const page = 'margin:0;padding:24px;background:#f4f4f5;color:#18181b;font:16px/1.5 system-ui,sans-serif'
const sheet = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px'
const button =
  'display:inline-block;padding:10px 20px;background:#1d4ed8;color:#ffffff;text-decoration:none;border-radius:6px'
const small = 'font-size:13px;color:#52525b;overflow-wrap:anywhere'

function asHtml({ subject, name, parts, siteTitle, siteUrl }: Letter): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escape(part).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escape(part.href)}" style="${button}">${escape(part.label)}</a></p>` +
        `<p style="${small}">${escape(part.href)}</p>`,
  )
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body style="${page}"><div style="${sheet}"><p>${escape(greeting(name))}</p>${body.join('')}` +
    `<p style="${small}">${escape(siteTitle)}<br><a href="${escape(siteUrl)}">${escape(siteUrl)}</a></p>` +
    '</div></body></html>'
  )
}

function greeting(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`
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
