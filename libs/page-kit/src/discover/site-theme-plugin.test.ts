// @vitest-environment node
import fs from 'node:fs'
import path from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryApp, type AppFiles } from '../testing/temporary-app.ts'
import { siteThemePlugin } from './site-theme-plugin.ts'

let remove: (() => void) | undefined
afterEach(() => remove?.())

const theme = fs.realpathSync(path.join(import.meta.dirname, '../../../theme/src/theme.ts'))

/** Builds the theme with the folder of a site. @returns its text, and the other files of the build. */
async function builtWith(files: AppFiles) {
  const made = temporaryApp(files)
  remove = made.remove
  const outDir = path.join(made.folder, 'out')
  await build({
    configFile: false,
    logLevel: 'silent',
    root: made.folder,
    plugins: [siteThemePlugin(made.folder)],
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    build: { outDir, minify: false, lib: { entry: theme, formats: ['es'], fileName: 'theme' } },
  })
  const others = fs.existsSync(path.join(outDir, 'fonts')) ? fs.readdirSync(path.join(outDir, 'fonts')) : []
  return { text: fs.readFileSync(path.join(outDir, 'theme.mjs'), 'utf8'), others }
}

describe('siteThemePlugin', () => {
  it("puts the site's own theme over that of Sitewright, and its fonts beside it", async () => {
    const { text, others } = await builtWith({
      'theme.json': { measure: '61ch', fonts: { body: '"Our Serif",serif' } },
      'fonts/our-serif.woff2': 'font',
      'fonts/notes.txt': 'nothing to serve',
    })
    expect(text).toContain('61ch')
    expect(text).toContain('Our Serif')
    expect(text).toContain('ui-monospace')
    expect(others).toEqual(['our-serif.woff2'])
  })

  it('leaves the theme as it is without one', async () => {
    const { text, others } = await builtWith({ 'package.json': {} })
    expect(text).not.toContain('61ch')
    expect(others).toEqual([])
  })

  it.each([
    ['a field that no look has', '{ "colour": "red" }', 'There is no ‘colour’ in a look'],
    ['a value out of its limits', '{ "textSize": 9 }', 'textSize'],
    ['no JSON', '{', 'theme.json cannot be read'],
    ['a list', '[]', 'is no JSON object'],
  ])('stops a build with %s', async (_, content, reason) => {
    await expect(builtWith({ 'theme.json': content })).rejects.toThrow(reason)
  })
})
