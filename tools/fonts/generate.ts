// node tools/fonts/generate.ts
// Writes libs/theme/src/generated: what the theme knows of the fonts that looks can choose.
import { writeFileSync } from 'node:fs'
import { fontData } from './font-data.ts'

for (const [file, text] of Object.entries(await fontData())) writeFileSync(file, text)
