import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { complaintsAboutTarball } from './check-tarball.ts'

/** A package's tarball, as npm packs it. */
function tarball(files: Record<string, string>) {
  const parts = Object.entries(files).flatMap(([path, text]) => {
    const header = Buffer.alloc(512)
    header.write(`package/${path}`)
    header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124)
    return [header, Buffer.from(text), Buffer.alloc((512 - (Buffer.byteLength(text) % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]))
}

const manifest = {
  name: 'huts',
  version: '1.0.0',
  description: 'Huts',
  license: 'MIT',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  dependencies: { ky: '2.1.0' },
}
const whole = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Huts',
  'CHANGELOG.md': '# Changelog',
  LICENSE: 'MIT',
  'dist/index.js': "export { hut } from './hut.js'\n",
  'dist/index.d.ts': "export { hut } from './hut.ts';\n",
  'dist/hut.js': "/**\n * Such as `import('./Editor.tsx')`\n */\nexport const hut = 1\n",
  'dist/hut.d.ts': 'export declare const hut = 1;\n',
}
const withManifest = (changes: object) => ({ ...whole, 'package.json': JSON.stringify({ ...manifest, ...changes }) })
const without = (path: string) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== path))

it('finds nothing wrong with a package that is whole', () => {
  expect(complaintsAboutTarball(tarball(whole))).toEqual([])
})

it.each([
  ['a test', { ...whole, 'dist/hut.test.js': '', 'dist/hut.test.d.ts': '' }, 'dist/hut.test.js is in it'],
  ['source', { ...whole, 'src/hut.ts': '' }, 'src/hut.ts is in it'],
  ['no changelog', without('CHANGELOG.md'), 'CHANGELOG.md is missing'],
  ['an export of nothing', without('dist/index.js'), 'dist/index.js is exported, but missing'],
  ['an import of nothing', without('dist/hut.js'), 'dist/index.js imports ./hut.js, which is missing'],
  ['types of nothing', without('dist/hut.d.ts'), 'dist/index.d.ts imports ./hut.ts, which is missing'],
  ['a module without types', without('dist/hut.d.ts'), 'dist/hut.js has no types'],
  ['a dependency on a folder', withManifest({ dependencies: { ui: 'file:../ui' } }), 'ui comes from file:../ui'],
  [
    'a dependency of a workspace',
    withManifest({ peerDependencies: { ui: 'workspace:*' } }),
    'ui comes from workspace:*',
  ],
  ['no licence', withManifest({ license: undefined }), 'it has no licence'],
  [
    'its source named',
    withManifest({ exports: { '.': { '@sitewright/source': './src/index.ts' } } }),
    'it names its source',
  ],
])('complains of %s', (_, files, complaint) => {
  expect(complaintsAboutTarball(tarball(files))).toContain(complaint)
})
