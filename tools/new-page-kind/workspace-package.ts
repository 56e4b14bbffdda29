import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Manifest } from '../workspace/packages.ts'
import { jsonText, templateFiles, templateManifest, type Forms, type Texts } from './new-package.ts'

/** The packages of this repository that the template imports. */
export const used: readonly string[] = ['api-client', 'media', 'messages', 'page-kit', 'session', 'ui']
const model = 'libs/plugin-single-page'

/**
 * The files of a kind's package in this repository, which is built, tested and set up like the other kinds.
 */
export function workspacePackage(forms: Forms): Texts {
  const built: object = readJson(`${model}/tsconfig.lib.json`)
  return {
    ...templateFiles(forms),
    'package.json': jsonText(manifest(forms)),
    'tsconfig.json': jsonText({
      files: [],
      references: [{ path: './tsconfig.lib.json' }, { path: '../../tsconfig.test.json' }],
    }),
    'tsconfig.lib.json': jsonText({
      ...built,
      references: used.map((name) => ({ path: `../${name}/tsconfig.lib.json` })),
    }),
  }
}

function manifest(forms: Forms) {
  const like: Manifest = readJson(`${model}/package.json`)
  const { dependencies }: Manifest = readJson('libs/page-kit/package.json')
  const kysely = dependencies?.['kysely']
  const folder = `plugin-${forms.kebab}`
  const report = `.results/${folder}.json`
  return {
    ...templateManifest(forms),
    scripts: {
      ...like.scripts,
      test: `vitest run --root ../.. --project ${folder} --reporter=default --reporter=json --outputFile.json=${report}`,
    },
    dependencies: { kysely, ...usedOf(like.dependencies) },
    peerDependencies: usedOf(like.peerDependencies),
    devDependencies: usedOf(like.devDependencies),
    nx: { ...like.nx, targets: { ...like.nx?.targets, test: { outputs: [`{workspaceRoot}/${report}`] } } },
  }
}

/** Dependencies without those packages of ours that the template does without. */
function usedOf(entries: Record<string, string> = {}) {
  const isUsed = (name: string) => !name.startsWith('@sitewright/') || used.includes(name.slice('@sitewright/'.length))
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isUsed(name)))
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
