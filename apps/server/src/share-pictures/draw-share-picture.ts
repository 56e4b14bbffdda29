import type { LetterColors } from '@sitewright/theme'
import type { Letters } from './letters.ts'

/** Px: what sites that show shared links ask for. */
export const pictureSize = { width: 1200, height: 630 }

/** Px of the square that a logo fits into, and where that is. */
export const logoBox = { size: 120, left: 80, top: 80 }

/** What a drawn picture shows. */
export interface PictureText {
  title: string
  /** Below it: of a page, the site; of the start page, what is said of the site. */
  small: string
}

export interface DrawingOptions {
  letters: Letters
  /** Those of emails in the site's look. */
  colors: LetterColors
}

/** Of the title, the largest first that it fits in. */
const sizes = [88, 76, 64, 54]
const maxLines = 3
const margin = 80
const smallSize = 36
const lineHeight = 1.15
const room = pictureSize.width - 2 * margin

/** An SVG in the site's colours, all its letters outlines; a logo goes on top of it. */
export function drawSharePicture({ title, small }: PictureText, { letters, colors }: DrawingOptions): string {
  const { size, lines } = fit(title, letters)
  const { width, height } = pictureSize
  const baseline = height - margin - smallSize - 40
  const { page, sheet, text, small: muted, button } = colors
  const drawn = lines.map((line, at) =>
    letters.pathOf(line, { x: margin, y: baseline - (lines.length - 1 - at) * size * lineHeight, size }),
  )
  const [below = ''] = linesOf(small, smallSize, letters, 1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${page}"/>`,
    `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="16" fill="${sheet}"/>`,
    `<rect x="24" y="${height - 36}" width="${width - 48}" height="12" rx="6" fill="${button}"/>`,
    `<path d="${drawn.join('')}" fill="${text}"/>`,
    `<path d="${letters.pathOf(below, { x: margin, y: height - margin, size: smallSize })}" fill="${muted}"/>`,
    '</svg>',
  ].join('')
}

/** A title in the largest letters of which three lines are enough; what is longer ends in `…`. */
function fit(title: string, letters: Letters): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = linesOf(title, size, letters, maxLines)
    if (lines.join(' ') === title) return { size, lines }
  }
  const size = sizes.at(-1) ?? 0
  return { size, lines: linesOf(title, size, letters, maxLines) }
}

/** Words in lines that fit; the last one ends in `…` where there is no room for more. */
function linesOf(text: string, size: number, letters: Letters, most: number): string[] {
  const fits = (line: string) => letters.widthOf(line, size) <= room
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    if (lines.length === most) return [...lines.slice(0, -1), cut(lines.at(-1) ?? '', fits)]
    // a word alone that is too long
    if (!fits(word)) return [...lines, cut(word, fits)]
    line = word
  }
  return line === '' ? lines : [...lines, line]
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line)
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
