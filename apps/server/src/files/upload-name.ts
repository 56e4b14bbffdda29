import { maxFileName } from '@sitewright/api-client/contract'

/** Control characters, and those that turn the direction of what follows and so hide the end of a name. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * The name of a file as it is kept: without the path that some browsers send, in one Unicode form, in one line. What is
 * too long keeps its ending. Never empty.
 */
export function cleanFileName(text: string): string {
  const last = text.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(hidden, '').trim()
  if (name === '' || /^\.+$/.test(name)) return 'file'
  const characters = Array.from(name)
  if (characters.length <= maxFileName) return name
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return characters.slice(0, maxFileName - ending.length).join('') + ending
}
