import type { EmailPart } from '@sitewright/page-kit/server'
import { directionOf } from '@sitewright/api-client/contract'
import { escapeHtml } from '@sitewright/html'
import type { LetterColors } from '@sitewright/theme'
import { languageOf } from '../text/language-of.ts'
import type { EmailMessage } from './email-message.ts'
import { texts } from './messages.ts'

export interface EmailContent {
  to: string
  subject: string
  /** The name to address, '' for none. */
  name: string
  parts: readonly EmailPart[]
  /** The site's title, which signs the email. */
  siteTitle: string
  /** Where the site is. */
  siteUrl: string
  /** Of the site's look. */
  colors: LetterColors
}

type Written = Pick<EmailMessage, 'to' | 'subject' | 'text' | 'html'>

/** Writes an email as plain text and as HTML that any mail program shows; both say the same, in the current language. */
export function renderEmail(email: EmailContent): Written {
  return { to: email.to, subject: email.subject, text: asText(email), html: asHtml(email) }
}

function asText({ name, parts, siteTitle, siteUrl }: EmailContent): string {
  const body = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
  return [greeting(name), ...body, `${siteTitle}\n${siteUrl}`].join('\n\n') + '\n'
}

const stylesIn = (colors: LetterColors) => ({
  page: `margin:0;padding:24px;background:${colors.page};color:${colors.text};font:16px/1.5 system-ui,sans-serif`,
  sheet: `max-width:560px;margin:0 auto;padding:24px;background:${colors.sheet};border-radius:8px`,
  button: `display:inline-block;padding:10px 20px;background:${colors.button};color:${colors.buttonText};text-decoration:none;border-radius:6px`,
  small: `font-size:13px;color:${colors.small};overflow-wrap:anywhere`,
})

function asHtml({ subject, name, parts, siteTitle, siteUrl, colors }: EmailContent): string {
  const styles = stylesIn(colors)
  const language = languageOf('server/email')
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escapeHtml(part.href)}" style="${styles.button}">${escapeHtml(part.label)}</a></p>` +
        `<p style="${styles.small}">${escapeHtml(part.href)}</p>`,
  )
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="${styles.page}"><div style="${styles.sheet}"><p>${escapeHtml(greeting(name))}</p>${body.join('')}` +
    `<p style="${styles.small}">${escapeHtml(siteTitle)}<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>` +
    '</div></body></html>'
  )
}

function greeting(name: string): string {
  return name === '' ? texts.hello() : texts.helloName({ name })
}
