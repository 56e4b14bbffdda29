import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import boundaries from './boundaries.json' with { type: 'json' }
import type { Room } from './judge-import.ts'

const rooms: Record<string, Room> = boundaries

const packages = readPackages()
  .filter(({ path }) => existsSync(join(root, path, 'README.md')))
  .map(({ path, manifest }) => ({
    path,
    manifest,
    text: readFileSync(join(root, path, 'README.md'), 'utf8'),
    room: rooms[manifest.nx?.tags?.find((tag) => tag.startsWith('room:'))?.slice('room:'.length) ?? ''],
  }))

/** Every page kind has two halves: `.` and `./server`. */
const isPageKind = (manifest: object) => 'pageKind' in manifest

/** What stands between back quotes in the first column of a table. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )

const filesOf = (path: string) =>
  globSync('**/*.{ts,tsx,mjs,css}', {
    cwd: join(root, path),
    exclude: (name) => /^(node_modules|dist|\.tsc)$/.test(name),
  })

describe('the README of a package', () => {
  it.each(packages.filter(({ room }) => room?.floors))(
    'names the folders of $path, all of them and no others',
    ({ path, text, room }) => {
      const folders = [...(room?.floors?.flat() ?? []), 'testing'].filter((name) =>
        existsSync(join(root, path, 'src', name)),
      )
      const named = firstColumn(text).map((name) => name.replace(/^src\//, ''))
      expect(named.toSorted()).toEqual(folders.toSorted())
    },
  )

  it.each(packages)('names no file that $path does not have', ({ path, text }) => {
    const files = filesOf(path).map((file) => basename(file))
    // `x.test.ts` stands for any
    const named = [...text.matchAll(/`(?!x\.)([\w./-]+\.(?:ts|tsx|css))`/gi)].map(([, file = '']) => file)
    expect(named.filter((file) => !files.includes(basename(file)) && !existsSync(join(root, file)))).toEqual([])
  })

  it.each(packages.filter(({ path }) => path.startsWith('libs/')))(
    'names every entry of $path',
    ({ manifest, text }) => {
      const entries = Object.keys((manifest as { exports?: object }).exports ?? {}).filter(
        (entry) => /^\.\/(?!package\.json)/.test(entry) && !(entry === './server' && isPageKind(manifest)),
      )
      const isNamed = (entry: string) =>
        text.includes(`\`${entry}\``) || text.includes(entry.replace('.', manifest.name ?? ''))
      expect(entries.filter((entry) => !isNamed(entry))).toEqual([])
    },
  )
})
