import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** A file of the build, as Vite's manifest tells it. */
interface BuiltFile {
  file: string
  name?: string
  imports?: string[]
}

interface AssetList {
  entry: string
  modules: string[]
  kinds: Record<string, string[]>
  editors: Record<string, string[]>
  island: Pick<AssetList, 'modules' | 'kinds'>
}

const built = join(import.meta.dirname, '../../../site/dist/client/.vite')
const read = (name: string): unknown => JSON.parse(readFileSync(join(built, name), 'utf8'))
const manifest = Object.entries(read('manifest.json') as Record<string, BuiltFile>)
const { modules, kinds, editors, island } = read('assets.json') as AssetList

/** The names of the built files behind addresses, and of all that they import at once. */
function namesBehind(addresses: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => {
    const [, chunk] = manifest.find(([each]) => each === key) ?? []
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  for (const address of addresses) add(manifest.find(([, { file }]) => `/${file}` === address)?.[0] ?? address)
  return new Set([...found].map((file) => file.replace(/^assets\/(.*)-[\w-]{8}\.js$/, '$1')))
}

const others = (names: Set<string>, unwanted: RegExp) => [...names].filter((name) => unwanted.test(name))

test("a visitor's page gets nothing of the shell, of editing and of the administration", () => {
  expect(Object.keys(island.kinds)).toContain('single-page')
  for (const own of Object.values(island.kinds)) {
    const names = namesBehind([...island.modules, ...own])
    expect(names).toContain('base')
    expect(others(names, /^(entry$|entry-client|dialogs|staff|editing|administration)/)).toEqual([])
  }
})

test('a reader in the application gets nothing of editing and nothing of the administration', () => {
  for (const own of Object.values(kinds)) {
    const names = namesBehind([...modules, ...own])
    expect(names).toContain('entry')
    expect(others(names, /^(editing|administration)/)).toEqual([])
  }
})

test('an editor gets nothing of the administration', () => {
  for (const [kind, own] of Object.entries(editors)) {
    const names = namesBehind([...modules, ...(kinds[kind] ?? []), ...own])
    expect(others(names, /^editing/)).not.toEqual([])
    expect(others(names, /^administration/)).toEqual([])
  }
})

test('the side bar, the palette and the list of shortcuts are nobody’s before they are opened', () => {
  const own = Object.keys(kinds).flatMap((kind) => [...(kinds[kind] ?? []), ...(editors[kind] ?? [])])
  const names = namesBehind([...modules, ...own, ...island.modules])
  expect(others(names, /SideBar|Palette|Shortcuts|NewPage|Start/)).toEqual([])
  const sources = manifest.map(([key]) => key).join(' ')
  expect(sources).toContain('SideBar.tsx')
  expect(sources).toContain('CommandPalette.tsx')
})

/** Thousands of bytes that the browser gets, compressed where the build did so. */
function weigh(addresses: readonly string[]): number {
  const sizes = addresses.map((address) => {
    const file = join(built, '..', address)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const filesWithEditor = (kind: string) => [...modules, ...(kinds[kind] ?? []), ...(editors[kind] ?? [])]

for (const [kind, most] of Object.entries({
  // compressed, the names of files in them make a difference of some hundred bytes from build to build; with what formats
  // messages, sets names apart that are written the other way, and knows languages and time zones; with what keeps words where a
  // browser has no room for them, and those of the last moment
  'single-page': { files: 14, kB: 317 },
  // with what moves cards, and the icons of all types that are offered
  'sectioned-page': { files: 15, kB: 376 },
  // with what decides which fields are shown, what is left of places, files that are sent, and field types of packages
  form: { files: 15, kB: 374 },
}))
  test(`a ${kind} with its editor is few files, and light`, () => {
    const files = filesWithEditor(kind)
    expect(files.length).toBeLessThanOrEqual(most.files)
    expect(weigh(files)).toBeLessThanOrEqual(most.kB)
  })

test('a page of any kind with its editor is few files', () => {
  for (const kind of Object.keys(kinds)) expect([kind, filesWithEditor(kind).length <= 17]).toEqual([kind, true])
})

test('a visitor waits for nothing of logging in', () => {
  const sources = [...island.modules, ...Object.values(island.kinds).flat()].map((address) =>
    readFileSync(join(built, '..', address), 'utf8'),
  )
  // what only the application and the login dialog say
  expect(sources.filter((source) => /public\/login\.json|Log in to go on/.test(source))).toEqual([])
})

test('what an editor may open, it does not wait for', () => {
  for (const kind of ['single-page', 'sectioned-page', 'form'])
    expect(others(namesBehind(editors[kind] ?? []), /^staff$|Dialog$/)).toEqual([])
})
