import { describe, expect, it } from 'vitest'
import boundaries from './boundaries.json' with { type: 'json' }
import { isTest, judgeImport, judgeText, type PackageInRoom, type Room } from './judge-import.ts'

const rooms: Record<string, Room> = boundaries

/** A small workspace: each package's folder, room and dependencies. */
const packages = workspace({
  server: ['server', 'page-kit', 'api-client', 'plugin-text', 'ui', 'html', 'theme', 'admin'],
  site: ['site', 'page-kit', 'ui', 'plugin-text'],
  'plugin-text': ['page-kind', 'page-kit', 'api-client', 'ui', 'rich-text', 'admin'],
  'plugin-other': ['page-kind', 'plugin-text', 'page-kit'],
  'page-kit': ['page-kit', 'ui', 'html', 'api-client'],
  'api-client': ['api-client'],
  admin: ['admin'],
  'rich-text': ['rich-text', 'ui'],
  html: ['html'],
  theme: ['theme'],
  ui: ['ui', 'left'],
  left: ['ui', 'right'],
  right: ['ui', 'left'],
  tools: ['tools', 'server', 'ui'],
  stray: [undefined, 'ui'],
})

function workspace(description: Record<string, (string | undefined)[]>) {
  const entries = Object.entries(description).map(([folder, [room, ...dependencies]]) => {
    const name = `@sitewright/${folder}`
    const each: PackageInRoom = { name, room, dependencies: new Set(dependencies.map((to) => `@sitewright/${to}`)) }
    return [name, each] as const
  })
  return new Map(entries)
}

function packageOf(folder: string) {
  const found = packages.get(`@sitewright/${folder}`)
  if (!found) throw new Error(`there is no ${folder}`)
  return found
}

function judge(from: string, specifier: string, { file = 'src/index.ts', typeOnly = false } = {}) {
  return judgeImport({ packages, rooms, from: packageOf(from), file, specifier, typeOnly })
}

describe('the boundaries between packages', () => {
  it('allows imports that boundaries.json names, and packages from the registry', () => {
    expect(judge('plugin-text', '@sitewright/page-kit')).toBeUndefined()
    expect(judge('plugin-text', '@sitewright/page-kit/testing')).toBeUndefined()
    expect(judge('server', '@sitewright/page-kit/server')).toBeUndefined()
    expect(judge('site', 'react')).toBeUndefined()
    expect(judge('site', 'node:fs')).toBeUndefined()
  })

  it('refuses an import that runs upward or sideways', () => {
    expect(judge('plugin-text', '@sitewright/admin')).toMatch(/'page-kind' may not import 'admin'/)
    expect(judge('plugin-other', '@sitewright/plugin-text')).toMatch(/'page-kind' may not import 'page-kind'/)
    expect(judge('page-kit', '@sitewright/site')).toMatch(/not among the dependencies/)
  })

  it('refuses a package entry that is closed to the room, except for its types', () => {
    expect(judge('server', '@sitewright/page-kit')).toMatch(/'server' may not import 'page-kit'/)
    expect(judge('server', '@sitewright/page-kit', { typeOnly: true })).toBeUndefined()
    expect(judge('server', '@sitewright/ui')).toMatch(/'server' may not import 'ui'/)
    expect(judge('server', '@sitewright/ui/theme')).toMatch(/'server' may not import 'ui\/theme'/)
    expect(judge('server', '@sitewright/theme')).toBeUndefined()
    expect(judge('server', '@sitewright/html')).toBeUndefined()
    expect(judge('page-kit', '@sitewright/ui', { file: 'src/server/index.ts' })).toMatch(/may not import 'ui'/)
    expect(judge('page-kit', '@sitewright/html/server', { file: 'src/server/index.ts' })).toBeUndefined()
    expect(judge('server', '@sitewright/admin', { typeOnly: true })).toMatch(/may not import 'admin'/)
  })

  it('allows the tools what the server exports for them, and nothing by its path', () => {
    expect(judge('tools', '@sitewright/server/testing', { file: 'bench/bench.ts' })).toBeUndefined()
    expect(judge('tools', '@sitewright/server', { file: 'bench/bench.ts' })).toMatch(/may not import 'server'/)
    const deep = '../../apps/server/src/config.ts'
    expect(judge('tools', deep, { file: 'bench/bench.ts' })).toMatch(/may not leave @sitewright\/tools/)
    expect(judge('tools', '../setup/root.mjs', { file: 'bench/bench.ts' })).toBeUndefined()
  })

  it('allows a released migration no import that may change', () => {
    const file = 'src/db/migrations/0004-site.ts'
    for (const living of ['../../search/search-index.ts', '../engine.ts', '@sitewright/page-kit/server'])
      expect(judge('server', living, { file })).toMatch(/may change, and src\/db\/migrations\/ may not/)
    for (const frozen of ['./columns.ts', 'kysely', 'node:crypto'])
      expect(judge('server', frozen, { file })).toBeUndefined()
    expect(judge('server', '../engine.ts', { file, typeOnly: true })).toBeUndefined()
    expect(judge('server', './engine.ts', { file: 'src/db/migrate.ts' })).toBeUndefined()
    const ofKind = { file: 'src/server/migrations.ts' }
    expect(judge('plugin-text', './tables.ts', ofKind)).toMatch(/may change/)
    expect(judge('plugin-text', '@sitewright/page-kit/server', ofKind)).toMatch(/may change/)
    expect(judge('plugin-text', '@sitewright/page-kit/tables', ofKind)).toBeUndefined()
    expect(judge('page-kit', './values.ts', { file: 'src/tables.ts' })).toMatch(
      /may change, and src\/tables.ts may not/,
    )
  })

  it('allows an import named for one package to that package only', () => {
    const also = { '@sitewright/plugin-other': ['@sitewright/plugin-text/model'] }
    const options = {
      packages,
      rooms: { ...rooms, 'page-kind': { may: [], ...rooms['page-kind'], also } },
      from: packageOf('plugin-other'),
      file: 'src/server/index.ts',
      typeOnly: false,
    }
    expect(judgeImport({ ...options, specifier: '@sitewright/plugin-text/model' })).toBeUndefined()
    expect(judgeImport({ ...options, specifier: '@sitewright/plugin-text' })).toMatch(/may not import 'page-kind'/)
    expect(judge('plugin-other', '@sitewright/plugin-text/model')).toMatch(/may not import 'page-kind\/model'/)
  })

  it('keeps the browser out of the server half of a page kind', () => {
    const half = { file: 'src/server/index.ts' }
    expect(judge('plugin-text', '@sitewright/page-kit/server', half)).toBeUndefined()
    expect(judge('plugin-text', '@sitewright/ui', half)).toMatch(/src\/server of the room 'page-kind'/)
    expect(judge('plugin-text', '@sitewright/rich-text', half)).toMatch(/src\/server of the room 'page-kind'/)
    expect(judge('plugin-text', '@sitewright/ui', { ...half, typeOnly: true })).toBeUndefined()
    expect(judge('plugin-text', '@sitewright/page-kit/testing', { file: 'src/server/index.test.ts' })).toBeUndefined()
  })

  it('requires every imported package among the dependencies', () => {
    expect(judge('api-client', '@sitewright/ui')).toMatch(/not among the dependencies in @sitewright\/api-client/)
  })

  it('keeps relative imports inside the package', () => {
    expect(judge('ui', '../other/index.ts', { file: 'src/deep/one.ts' })).toBeUndefined()
    expect(judge('ui', '../../page-kit/src/index.ts')).toMatch(/may not leave/)
  })

  it('lets what sets up a runner take the limits of time, and nothing else', () => {
    const limits = '../../tools/limits/limits.ts'
    expect(judge('ui', limits, { file: 'playwright.config.ts' })).toBeUndefined()
    expect(judge('ui', limits, { file: 'src/one.ts' })).toMatch(/may not leave/)
    expect(judge('ui', '../../tools/setup/root.mjs', { file: 'vitest.config.ts' })).toMatch(/may not leave/)
  })

  it('allows a folder to import those on the floors below and those before it on its own floor only', () => {
    const inside = (file: string, specifier: string) => judge('server', specifier, { file })
    expect(inside('src/pages/pages.ts', '../errors.ts')).toBeUndefined()
    expect(inside('src/pages/pages.ts', './routes.ts')).toBeUndefined()
    expect(inside('src/pages/pages.ts', '../access/page-access.ts')).toBeUndefined()
    expect(inside('src/access/page-access.ts', '../pages/pages.ts')).toMatch(/'access' may not import 'pages'/)
    expect(inside('src/pages/pages.ts', '../services.ts')).toMatch(/'pages' may not import 'services'/)
    expect(inside('src/errors.ts', './http/same-origin.ts')).toMatch(/'errors' may not import 'http'/)
    expect(inside('src/pages/pages.ts', '../attic/old.ts')).toMatch(/'attic' is on no floor/)
    expect(inside('src/pages/pages.test.ts', '../testing/test-server.ts')).toBeUndefined()
    const upward = { 'access → pages': 'for a reason' }
    const excepted = {
      packages,
      rooms: { server: { may: [], ...rooms['server'], upward } },
      from: packageOf('server'),
    }
    const [file, specifier] = ['src/access/page-access.ts', '../pages/pages.ts']
    expect(judgeImport({ ...excepted, file, specifier, typeOnly: false })).toBeUndefined()
    expect(inside('vite.config.ts', './src/app.ts')).toBeUndefined()
    expect(judge('ui', '../server/index.ts', { file: 'src/deep/one.ts' })).toBeUndefined()
  })

  it('finds packages that import each other in a circle', () => {
    expect(judge('left', '@sitewright/right')).toMatch(/left → @sitewright\/right → @sitewright\/left/)
    expect(judge('ui', '@sitewright/left')).not.toMatch(/circle/)
  })

  it('keeps the apps from naming a page kind, in an import or in a text', () => {
    expect(judge('site', '@sitewright/plugin-text')).toMatch(/may not name the page kind/)
    const text = '@sitewright/plugin-text/server'
    expect(judgeText({ packages, from: packageOf('server'), text })).toMatch(/may not name/)
    expect(judgeText({ packages, from: packageOf('page-kit'), text })).toBeUndefined()
  })

  it('requires a room for every package', () => {
    expect(judge('stray', '@sitewright/ui')).toMatch(/is in no room/)
  })

  it('recognizes a test by its file name', () => {
    expect(isTest('src/View.test.tsx')).toBe(true)
    expect(isTest('src/View.stories.tsx')).toBe(true)
    expect(isTest('src/View.tsx')).toBe(false)
  })
})
