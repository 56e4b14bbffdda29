import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontData } from './font-data.ts'

it('of the fonts that are installed is what the theme has; otherwise run node tools/fonts/generate.ts', async () => {
  for (const [file, text] of Object.entries(await fontData())) expect(readFileSync(file, 'utf8')).toBe(text)
})
