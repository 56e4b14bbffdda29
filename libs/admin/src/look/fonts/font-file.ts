import { maxFontBytes, maxFontName } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** A chosen file in Base64; or what is wrong with it, as a sentence. */
export type FontFile = { base64: string } | { wrong: string }

const signature = 'wOF2'

/** Reads a file that somebody has chosen. The server looks further into it; here is said what can be said at once. */
export async function readFontFile(file: File): Promise<FontFile> {
  if (file.size > maxFontBytes)
    return {
      wrong: texts.tooLarge({ size: Math.ceil(file.size / 1000), most: maxFontBytes / 1000 }),
    }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (String.fromCharCode(...bytes.subarray(0, signature.length)) !== signature) return { wrong: texts.noFont() }
    return { base64: bytesToBase64(bytes) }
  } catch (error) {
    console.error(error)
    return { wrong: texts.unreadable() }
  }
}

/** Some at a time: a function takes no more arguments than its engine likes. */
function bytesToBase64(bytes: Uint8Array): string {
  const some = 0x80_00
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += some) parts.push(String.fromCharCode(...bytes.subarray(at, at + some)))
  return btoa(parts.join(''))
}

/** What a font is probably called: `club-sans_VF.woff2` is ‘Club Sans’. */
export function nameOf(file: string): string {
  const words = file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !/^(?:vf|variable|var|wght|webfont|latin|regular|normal|\d00)$/i.test(word))
  return words
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, maxFontName)
    .trim()
}
