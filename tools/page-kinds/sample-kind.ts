import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a kind for tests is. */
export interface SampleKind {
  /** Its package; the kind is its last part. */
  name: string
  /** What its pages show. */
  words: string
  /** Added to its package.json. */
  manifest?: object
}

/** Writes the package of a small page kind into a folder, as it would be published. */
export function writeSampleKind(folder: string, { name, words, manifest = {} }: SampleKind): void {
  const kind = name.replace(/^.*\//, '')
  const halves = {
    'manifest.js': `export const manifest = { kind: '${kind}', title: 'Sample ${kind}', detail: 'For tests.',
  permissions: { 'plugin.${kind}.editor': 'Edit' }, editor: 'plugin.${kind}.editor' }`,
    'client.js': `import { createElement, useState } from 'react'
import { definePageKind } from '@sitewright/page-kit'
import { manifest } from './manifest.js'
function View() {
  const [words] = useState(${JSON.stringify(words)})
  return createElement('p', null, words)
}
export default definePageKind({ manifest, load: async () => ({}), View })`,
    'server.js': `import { definePageKindServer } from '@sitewright/page-kit/server'
import { manifest } from './manifest.js'
export default definePageKindServer({ manifest, blank: () => '', clean: (content) => content, text: () => '' })`,
    'package.json': JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      pageKind: { kit: 1, kind },
      exports: { '.': './client.js', './server': './server.js', './package.json': './package.json' },
      peerDependencies: { '@sitewright/page-kit': '>=0.1.0 <1', react: '^19.2.0' },
      ...manifest,
    }),
  }
  for (const [path, text] of Object.entries(halves)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
