import { defineMessages, numberFormat } from '@sitewright/messages'

/** A million bytes, as people count them. */
export const megabyte = 1_000_000

// apart from what else is said of files: the administration reads sizes too, and what it shares with a form is in all pages
const texts = defineMessages('contactform/file-sizes', {
  bytes: '{count, plural, one {# byte} other {# bytes}}',
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
})

/** Bytes as people read them: '640 bytes', '3.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return texts.bytes({ count: bytes })
  const figures = numberFormat({ maximumSignificantDigits: 3, useGrouping: false })
  return bytes < 999_500
    ? texts.kilobytes({ size: figures.format(bytes / 1000) })
    : texts.megabytes({ size: figures.format(bytes / megabyte) })
}
