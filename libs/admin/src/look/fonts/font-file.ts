import { maxFontBytes, maxFontName } from '@sitewright/api-client'

/** A chosen file in Base64; or what is wrong with it, as a sentence. */
export type FontFile = { base64: string } | { wrong: string }

const signature = 'wOF2'

/** Reads a file that somebody has chosen. The server looks further into it; here is said what can be said at once. */
export async function readFontFile(file: File): Promise<FontFile> {
  if (file.size > maxFontBytes)
    return {
      wrong: `This file has ${Math.ceil(file.size / 1000)} kB; a font can have ${maxFontBytes / 1000} kB. Choose one with fewer alphabets.`,
    }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (String.fromCharCode(...bytes.subarray(0, signature.length)) !== signature)
      return { wrong: 'This file is no woff2 font. Other fonts can be turned into woff2 on the sites that offer them.' }
    return { base64: bytesToBase64(bytes) }
  } catch (error) {
    console.error(error)
    return { wrong: 'This file could not be read. Choose it again.' }
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
