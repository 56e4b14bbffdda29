// @vitest-environment node
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultClientConditions } from 'vite'
import type { Translations } from '../language.ts'
import { messagesPlugin } from './messages-plugin.ts'

const made: string[] = []
afterEach(() => made.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })))

const files = {
  'main.js': `import languages from 'virtual:languages'
import { texts } from './texts.js'
import { readLanguageFrom } from '@sitewright/messages'
export { languages, texts, readLanguageFrom }`,
  'texts.js': `import { defineMessages } from '@sitewright/messages'
export const texts = defineMessages('hut/list', {
  heading: 'Huts',
  places: '{count, plural, one {# place} other {# places}}',
  quoted: "'{'count'}'",
})`,
  'messages/de.json': JSON.stringify({
    'hut/list': { heading: 'Hütten', places: '{count, plural, one {# Platz} other {# Plätze}}' },
  }),
}

async function buildApp(changed: Record<string, string> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'))
  made.push(folder)
  for (const [file, content] of Object.entries({ ...files, ...changed })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), content)
  }
  fs.mkdirSync(path.join(folder, 'node_modules/@sitewright'), { recursive: true })
  fs.symlinkSync(path.join(import.meta.dirname, '../..'), path.join(folder, 'node_modules/@sitewright/messages'))
  const plugin = messagesPlugin({ packages: () => [{ name: '@you/hut', folder }] })
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [plugin],
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    build: { outDir: 'out', lib: { entry: 'main.js', formats: ['es'], fileName: () => 'app.js' }, minify: false },
  })
  const out = path.join(folder, 'out')
  return {
    plugin,
    out,
    code: fs
      .readdirSync(out)
      .map((file) => fs.readFileSync(path.join(out, file), 'utf8'))
      .join('\n'),
  }
}

type Languages = Readonly<Record<string, Translations>>

interface App {
  languages: Record<string, Record<string, () => Promise<{ default: object }>>>
  texts: { heading(): string; places(values: object): string; quoted(): string }
  readLanguageFrom(source: () => object): void
}

describe('messagesPlugin', () => {
  it('compiles messages, so that no browser loads what reads them', async () => {
    const { out, code } = await buildApp()
    expect(code).not.toContain('# place')
    expect(code).not.toContain('MALFORMED_ARGUMENT')
    const app = (await import(path.join(out, 'app.js'))) as App
    expect(app.texts.places({ count: 1 })).toBe('1 place')
    expect(app.texts.quoted()).toBe('{count}')
    const german = await app.languages['de']!['@you/hut']!()
    app.readLanguageFrom(() => ({ tag: 'de', translations: german.default }))
    expect([app.texts.heading(), app.texts.places({ count: 2 })]).toEqual(['Hütten', '2 Plätze'])
    expect(app.texts.quoted()).toBe('{count}')
  })

  it('puts translations into a chunk of their own', async () => {
    const { out } = await buildApp()
    expect(fs.readFileSync(path.join(out, 'app.js'), 'utf8')).not.toContain('Hütten')
  })

  it('gives what is translated of some catalogues, a narrow language with what the wider says', async () => {
    const { plugin } = await buildApp({
      'messages/de-AT.json': JSON.stringify({ 'hut/list': { heading: 'Almhütten' }, 'hut/other': { x: 'Y' } }),
    })
    expect(plugin.api.translationsOf(['hut/other'])).toEqual({ 'de-AT': { 'hut/other': { x: 'Y' } } })
    const { de, 'de-AT': austrian } = plugin.api.translationsOf(['hut/list', 'nowhere']) as Languages
    expect(de?.['hut/list']?.['heading']).toBe('Hütten')
    expect(austrian).toEqual({ 'hut/list': { ...de?.['hut/list'], heading: 'Almhütten' } })
    expect(austrian?.['hut/list']?.['places']).not.toContain('plural, one')
  })

  it('lists what is translated of a whole catalogue without its keys, which the code has', async () => {
    const whole = { places: '{count} Plätze', quoted: 'Q', heading: 'Hütten' }
    const { plugin, out } = await buildApp({ 'messages/de.json': JSON.stringify({ 'hut/list': whole }) })
    const { de = {} } = plugin.api.translationsOf(['hut/list'])
    expect(de).toEqual({ 'hut/list': ['Hütten', expect.anything(), 'Q'] })
    const app = (await import(path.join(out, 'app.js'))) as App
    app.readLanguageFrom(() => ({ tag: 'de', translations: de }))
    expect([app.texts.heading(), app.texts.places({ count: 2 })]).toEqual(['Hütten', '2 Plätze'])
  })

  it('names file and key of a message that cannot be read', async () => {
    const broken = JSON.stringify({ 'hut/list': { places: '{count, plural, one {#}' } })
    await expect(buildApp({ 'messages/de.json': broken })).rejects.toThrow(/messages\/de\.json: hut\/list, places/)
    const code = files['texts.js'].replace('# places}}', '# places}')
    await expect(buildApp({ 'texts.js': code })).rejects.toThrow(/texts\.js: hut\/list, places/)
  })

  it('refuses translations that are something else, and messages that it could not find', async () => {
    await expect(buildApp({ 'messages/de.json': '{"hut/list": ["Hütten"]}' })).rejects.toThrow(/by catalogue and key/)
    await expect(buildApp({ 'messages/de.json': '{' })).rejects.toThrow(/is not JSON/)
    const code = files['texts.js'].replace("'Huts'", "'Huts' + 1")
    await expect(buildApp({ 'texts.js': code })).rejects.toThrow(/'hut\/list' has to be a literal/)
  })
})
