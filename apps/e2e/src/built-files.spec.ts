import { readFileSync } from 'node:fs'
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

const built = join(import.meta.dirname, '../../site/dist/client/.vite')
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

test('a page with its editor is few files', () => {
  const count = (kind: string) => [modules, kinds[kind], editors[kind]].flat().length
  expect(count('single-page')).toBeLessThanOrEqual(14)
  for (const kind of Object.keys(kinds)) expect([kind, count(kind) <= 17]).toEqual([kind, true])
})

test('what an editor may open, it does not wait for', () => {
  for (const kind of ['single-page', 'sectioned-page', 'form'])
    expect(others(namesBehind(editors[kind] ?? []), /^staff$|Dialog$/)).toEqual([])
})
