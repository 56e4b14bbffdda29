import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph } from 'opentype.js'

/** Letters as outlines: a server needs no fonts of its own to draw them. What no font has, such as emoji, is left out. */
export interface Letters {
  /** Px of width at a size in px. */
  widthOf: (text: string, size: number) => number
  /** The data of an SVG path whose letters stand on `y` and begin at `x`. */
  pathOf: (text: string, at: { x: number; y: number; size: number }) => string
}

/** True for a text in the alphabets that the fonts have. */
export function canBeDrawn(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !otherAlphabet.test(text)
}

const otherAlphabet = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** In this order a font is looked for that has a letter. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext']

let letters: Promise<Letters> | undefined

const { resolve } = createRequire(import.meta.url)

/** Loaded with the first picture that is drawn: many a server never needs them. */
export function loadLetters(): Promise<Letters> {
  letters ??= load().then(createLetters)
  return letters
}

async function load(): Promise<Font[]> {
  const { default: opentype } = await import('opentype.js')
  const files = await Promise.all(
    parts.map((part) => readFile(resolve(`@fontsource/inter/files/inter-${part}-700-normal.woff`))),
  )
  return files.map((bytes) => opentype.parse(Uint8Array.from(bytes).buffer))
}

interface Placed {
  glyph: Glyph
  font: Font
  /** Px from the start of the text. */
  x: number
}

function createLetters(fonts: readonly Font[]): Letters {
  const fontOf = (letter: string) => fonts.find((font) => font.charToGlyphIndex(letter) > 0)

  function place(text: string, size: number): { placed: Placed[]; width: number } {
    const placed: Placed[] = []
    let x = 0
    // an accent that is written as a sign of its own becomes one with its letter
    for (const letter of text.normalize('NFC')) {
      const font = fontOf(letter)
      if (!font) continue
      const glyph = font.charToGlyph(letter)
      const scale = size / font.unitsPerEm
      const before = placed.at(-1)
      if (before && before.font === font) x += font.getKerningValue(before.glyph, glyph) * scale
      placed.push({ glyph, font, x })
      x += glyph.advanceWidth * scale
    }
    return { placed, width: x }
  }

  return {
    widthOf: (text, size) => place(text, size).width,
    pathOf: (text, { x, y, size }) =>
      place(text, size)
        .placed.map(({ glyph, x: from }) => glyph.getPath(x + from, y, size).toPathData(1))
        .join(''),
  }
}
