// @vitest-environment node
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kindIn } from './kind-folder.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-site-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

function write(manifest: object, ...sources: string[]): void {
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  for (const source of sources) {
    fs.mkdirSync(path.dirname(path.join(folder, source)), { recursive: true })
    fs.writeFileSync(path.join(folder, source), '')
  }
}

const exports = {
  '.': { types: './dist/client/index.d.ts', default: './dist/client/index.js' },
  './server': './dist/server.js',
}
const manifest = { name: '@you/huts', pageKind: { kit: 1, kind: 'huts' }, exports }

it('finds the sources of what is exported', () => {
  write(manifest, 'src/client/index.tsx', 'src/server.ts')
  expect(kindIn(folder)).toEqual({
    folder,
    package: '@you/huts',
    kind: 'huts',
    client: path.join(folder, 'src/client/index.tsx'),
    server: path.join(folder, 'src/server.ts'),
  })
})

it('says in a line what is missing', () => {
  expect(() => kindIn(folder)).toThrow('There is no package.json in')
  write({ name: '@you/huts', exports })
  expect(() => kindIn(folder)).toThrow('There is no page kind in')
  write({ ...manifest, exports: { '.': exports['.'] } }, 'src/client/index.ts')
  expect(() => kindIn(folder)).toThrow("@you/huts does not export './server'")
  write(manifest)
  expect(() => kindIn(folder)).toThrow('@you/huts exports ./dist/server.js, but there is no')
})
