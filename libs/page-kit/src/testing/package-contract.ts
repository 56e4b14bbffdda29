import { textOf } from '@sitewright/messages'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { kitVersion, type PageKindManifest } from '../manifest.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import type { PageKindTest } from './page-kind-test.ts'

const entries = ['src/client/index.ts', 'src/server/index.ts']
const longestEntry = 30

type TestedPackage<Data> = Pick<PageKindTest<Data>, 'client' | 'folder'> & { server: Pick<PageKindServer, 'manifest'> }

/** The package as such: what it says of itself, and that its entries only assemble. */
export function packageContract<Data>({ client, server, folder }: TestedPackage<Data>): void {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')

  describe('package', () => {
    it('has one manifest in both halves, equal to that of package.json', () => {
      const { pageKind } = JSON.parse(read('package.json')) as { pageKind?: unknown }
      expect(inWords(server.manifest)).toEqual(inWords(client.manifest))
      const { kind, fallback } = client.manifest
      expect(pageKind).toEqual({ kit: kitVersion, kind, ...(fallback && { fallback }) })
    })

    it('has the permission that edits it, with a text for each permission', () => {
      const { permissions, editor, title, detail } = client.manifest
      expect(Object.keys(permissions)).toContain(editor)
      for (const text of [...Object.values(permissions), title, detail]) expect(textOf(text).trim()).not.toBe('')
    })

    it('has entries that only assemble', () => {
      for (const entry of entries) {
        expect(read(entry).trimEnd().split('\n').length, `lines of ${entry}`).toBeLessThanOrEqual(longestEntry)
      }
    })
  })
}

/** A manifest with its texts in place of messages: its halves may have been loaded each by itself. */
function inWords(manifest: PageKindManifest): unknown {
  return JSON.parse(JSON.stringify(manifest, (_, value: unknown) => (typeof value === 'function' ? value() : value)))
}
