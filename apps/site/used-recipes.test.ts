import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { usedRecipes } from './used-recipes.ts'

const lists = 'virtual:lists'
const file = fileURLToPath(new URL('slot-recipes.js', import.meta.resolve('@chakra-ui/react/theme')))

/** Builds a page that asks for recipes as `code` does. @returns what is left of Chakra's own list of them. */
async function buildWith(code: string, { read, drop }: ReturnType<typeof usedRecipes>): Promise<string> {
  const page = (text: string): Plugin => ({
    name: 'page',
    resolveId: (id) => (id === lists ? file : id === 'page' ? id : undefined),
    load: (id) => (id === 'page' ? text : undefined),
  })
  const once = (...plugins: Plugin[]) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
    })
  await once(page(code), read)
  const made = await once(page(`export { slotRecipes } from '${lists}'`), drop)
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return output.output[0].code
}

it('leaves those recipes in the build that something asks for, by the name it gives', async () => {
  const code = `
    const own = (options) => globalThis.made.push(options)
    own({ key: "tabs" }); own({ slots: [], key: 'combobox' }); own({ recipeKey: 'toast' })
    globalThis.text = 'timeline'`
  const left = await buildWith(code, usedRecipes())
  const classes = ['tabs', 'combobox', 'toast', 'timeline', 'date-picker']
  expect(classes.filter((name) => left.includes(`className: "chakra-${name}"`))).toEqual(['tabs', 'combobox', 'toast'])
})

it('refuses to leave out anything before it knows what is used', async () => {
  const { read: _, drop } = usedRecipes()
  const idle: Plugin = { name: 'idle' }
  await expect(buildWith('', { read: idle, drop })).rejects.toThrow('No build has read yet which recipes are used')
})

it('knows how Chakra lists its recipes', () => {
  for (const name of ['recipes', 'slot-recipes']) {
    const text = readFileSync(file.replace('slot-recipes', name), 'utf8')
    expect(text).toMatch(/^const (slotR|r)ecipes = \{$/m)
  }
})
