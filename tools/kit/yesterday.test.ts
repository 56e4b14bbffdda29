import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kitVersion } from '@sitewright/page-kit'
import { findPageKinds, loadPageKindServers } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import { testPageKind, type PageKindTest } from '@sitewright/page-kit/testing'
import { afterAll, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'

// A kind that the generator wrote and built on 28 November 2026, for version 1 of the kit. It is never changed: what it
// imports and how it is called is what installed kinds rely on. A change that breaks it needs another version of the kit,
// and this kind then another one beside it.
const kept = join(import.meta.dirname, 'yesterday')
const name = '@sitewright/plugin-sample-kind'

const app = mkdtempSync(join(tmpdir(), 'sitewright-kit-'))
afterAll(() => rmSync(app, { recursive: true, force: true }))
writeFileSync(join(app, 'package.json'), JSON.stringify({ dependencies: { [name]: '^0.1.0' } }))
mkdirSync(join(app, 'node_modules/@sitewright'), { recursive: true })
symlinkSync(kept, join(app, 'node_modules', name))

it('a kind of yesterday is found by the site of today', () => {
  expect(findPageKinds(app)).toMatchObject([{ kind: 'sample-kind', package: name }])
})

it('its server half is loaded', async () => {
  const [server] = await loadPageKindServers(app)
  expect(server?.manifest.kind).toBe('sample-kind')
  expect(Object.keys(server?.migrations ?? {})).toEqual(['0001-thanks'])
})

it('the README of page-kit says which kinds this kit takes', () => {
  const readme = readFileSync(join(root, 'libs/page-kit/README.md'), 'utf8')
  expect(readme).toMatch(new RegExp(`\\| ${kitVersion} +\\| [^|]+ on +\\| kinds written for kit ${kitVersion} +\\|`))
})

const half = async <Half>(file: string) =>
  ((await import(join(kept, 'generated', file, 'index.js'))) as { default: Half }).default
const client = await half<PageKindTest<unknown>['client']>('client')
const server = await half<PageKindServer>('server')
const { samples } = (await import(join(kept, 'generated/testing/sample-contents.js'))) as {
  samples: Omit<PageKindTest<unknown>, 'client' | 'server' | 'folder'>
}

// its entries are looked at where a kind has its source
const folder = join(app, 'with-source')
cpSync(join(kept, 'package.json'), join(folder, 'package.json'))
for (const each of ['client', 'server'])
  cpSync(join(kept, 'generated', each, 'index.js'), join(folder, 'src', each, 'index.ts'))
testPageKind({ client, server, folder, ...samples })
