import { expect, it } from 'vitest'
import { publishedManifest } from './published-manifest.ts'

it('contains nothing that exists in this repository only', () => {
  const published = publishedManifest({
    name: '@sitewright/huts',
    version: '1.2.3',
    exports: {
      '.': { '@sitewright/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    scripts: { test: 'vitest' },
    dependencies: { ky: '2.1.0' },
    devDependencies: { '@sitewright/page-kit': '^0.1.0' },
    generators: './generators.json',
    nx: { tags: [] },
  })
  expect(published).toEqual({
    name: '@sitewright/huts',
    version: '1.2.3',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    dependencies: { ky: '2.1.0' },
    devDependencies: { '@sitewright/page-kit': '^0.1.0' },
    keywords: ['sitewright'],
    engines: { node: '>=24' },
  })
})
