// @vitest-environment node
import { existsSync, globSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { isOfAdministration, isOfStaff, isOnDemand, fetchedWith, packageOf, purposeOf } from './chunk-purposes.ts'

const root = path.join(import.meta.dirname, '../..')

/** What browsers run: neither tests nor the servers' halves nor what builds them. */
const sources = globSync('{libs/*,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.|\/(testing|server|discover)\//.test(file),
)

/** The modules that are imported dynamically by their path, or by the one entry that is. */
const imported = new Set(
  sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\/\*\*[^]*?\*\//g, '')
    return Array.from(text.matchAll(/\bimport\(\s*'(\.[^']+|@sitewright\/[^']+)'\s*\)/g), ([, from = '']) =>
      from === '@sitewright/page-kit/staff'
        ? path.join(root, 'libs/page-kit/src/staff.tsx')
        : path.join(root, path.dirname(file), from),
    )
  }),
)

describe('the packages of this repository', () => {
  it('declare a purpose for each module that they import dynamically', () => {
    expect(imported.size).toBeGreaterThan(50)
    expect(() => [...imported].map(purposeOf)).not.toThrow()
    // no dynamic import of theirs goes unread above
    expect([...imported].filter((file) => !existsSync(file))).toEqual([])
  })

  it('declare each module once, and none that is not there', () => {
    const lost = new Set([...imported].map((file) => packageOf(file)!)).values().flatMap(({ folder, chunks = {} }) => {
      const names = typeof chunks === 'string' ? [] : Object.values(chunks).flat()
      const twice = names.filter((name, place) => names.indexOf(name) !== place)
      const missing = names.filter((name) => !['ts', 'tsx'].some((end) => existsSync(`${folder}/src/${name}.${end}`)))
      return [...twice, ...missing]
    })
    expect([...lost]).toEqual([])
  })
})

describe('a package', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function make(chunks: unknown, others: object = {}): (file: string) => string {
    folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
    mkdirSync(path.join(folder, 'dist/client'), { recursive: true })
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'huts', sitewright: { chunks, ...others } }),
    )
    return (file) => path.join(folder, file)
  }

  it('says when its modules are fetched, from its sources as from what is published', () => {
    const at = make({ 'at-once': ['client/Editor'], 'on-demand': ['client/Help'], staff: ['client/drafts'] })
    expect(purposeOf(at('src/client/Editor.tsx'))).toBe('at-once')
    expect(purposeOf(at('dist/client/Help.js'))).toBe('on-demand')
    expect([at('src/client/Help.tsx'), at('src/client/Editor.tsx')].map(isOnDemand)).toEqual([true, false])
    expect([at('src/client/drafts.ts'), at('src/client/Help.tsx')].map(isOfStaff)).toEqual([true, false])
  })

  it('has to say it of a module whose name is another now', () => {
    const at = make({ 'at-once': ['client/Editor'] })
    expect(() => purposeOf(at('src/client/HelpDialog.tsx'))).toThrow(
      "huts imports 'client/HelpDialog' dynamically: say in its package.json, as sitewright.chunks, when",
    )
  })

  it('can be the administration’s as a whole, or say nothing and have all at once', () => {
    expect(isOfAdministration(make('administration')('src/Screen.tsx'))).toBe(true)
    rmSync(folder, { recursive: true })
    const at = make(undefined)
    expect(purposeOf(at('dist/client/HelpDialog.js'))).toBe('at-once')
    expect([isOfAdministration, isOnDemand, isOfStaff].some((is) => is(at('dist/client/HelpDialog.js')))).toBe(false)
  })

  it('says which of its pages’ words visitors never fetch, and which with a part', () => {
    const part = ['huts/map', 'huts/routes']
    const declared = { staffCatalogues: ['huts/screens'], drawnCatalogues: ['huts/note'], partCatalogues: [part] }
    const file = make(undefined, declared)('src/client/screens.ts')
    const found = ['huts/screens', 'huts/note', 'huts/routes', 'huts/view'].map((each) => fetchedWith(each, file))
    expect(found).toEqual(['none', 'none', part, 'kind'])
    expect(fetchedWith('huts/screens', '\0virtual')).toBe('kind')
  })
})
