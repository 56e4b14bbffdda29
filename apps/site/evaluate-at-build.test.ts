import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { evaluated } from './evaluate-at-build.ts'

let folder: string
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  folder = mkdtempSync(join(tmpdir(), 'evaluated-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const exports = { '.': { 'the-source': './src/index.ts', default: './dist/index.js' } }
const shade = {
  'node_modules/@sitewright/shade/package.json': JSON.stringify({ name: '@sitewright/shade', type: 'module', exports }),
  'node_modules/@sitewright/shade/src/index.ts': 'export const shade: string = "green"',
  'sheet.build.ts': 'import { shade } from "@sitewright/shade"\nexport default `color:${shade}`',
}

it('reads the sources of the packages, also where nothing was built yet', async () => {
  write(shade)
  expect(await evaluated(join(folder, 'sheet.build.ts'), 'the-source')).toBe('color:green')
})

it('reads the sources where an older build is', async () => {
  write({ ...shade, 'node_modules/@sitewright/shade/dist/index.js': 'export const shade = "red"' })
  expect(await evaluated(join(folder, 'sheet.build.ts'), 'the-source')).toBe('color:green')
})
