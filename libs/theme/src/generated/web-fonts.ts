// Written by tools/fonts/generate.ts from Fontsource's packages; run it after these or families.ts have changed.
import type { WebFont } from '../web-font.ts'

export const webFonts: readonly WebFont[] = [
  { family: 'Inter', kind: 'sans', bytes: 48256 },
  { family: 'Source Sans 3', kind: 'sans', bytes: 28872 },
  { family: 'Work Sans', kind: 'sans', bytes: 50316 },
  { family: 'Nunito Sans', kind: 'sans', bytes: 31076 },
  { family: 'Figtree', kind: 'sans', bytes: 20156 },
  { family: 'Atkinson Hyperlegible Next', kind: 'sans', bytes: 33996 },
  { family: 'Source Serif 4', kind: 'serif', bytes: 50936 },
  { family: 'Literata', kind: 'serif', bytes: 52496 },
  { family: 'Lora', kind: 'serif', bytes: 37788 },
  { family: 'Playfair Display', kind: 'serif', bytes: 38404 },
  { family: 'Fraunces', kind: 'serif', bytes: 36620 },
  { family: 'Bitter', kind: 'serif', bytes: 34072 },
]
