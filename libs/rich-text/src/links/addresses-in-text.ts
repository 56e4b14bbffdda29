import { readAddress } from '@sitewright/html'

/** Part of a text, and where it leads if it is an address. */
export interface TextPart {
  text: string
  url?: string
}

// Written out in full only: what merely could be a host, such as `e.g`, is left to the dialog.
const address = /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/gi

/** The parts of a text: web and email addresses in it, without the punctuation after them, and what is between. */
export function addressesIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutPunctuation(found)
    if (/[\p{L}\p{N}/@]/u.test(text[index - 1] ?? '') || !/[./]./.test(shown.replace(/^https?:\/\/|^www\./i, '')))
      continue
    const meant = readAddress(shown)
    if (!meant || meant.kind === 'word') continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shown, url: meant.href })
    end = index + shown.length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) })
  return parts
}

/** A bracket at the end is part of an address that has its other half. */
function withoutPunctuation(found: string): string {
  let shown = found.replace(/[.,;:!?'’"»”…]+$/, '')
  while (shown.endsWith(')') && !shown.includes('(')) shown = shown.slice(0, -1).replace(/[.,;:!?]+$/, '')
  return shown
}
