import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Manifest } from '../workspace/packages.ts'
import { rename, type Forms } from './names.ts'
import { jsonText, templateFiles, templateManifest, type Texts } from './template-files.ts'

/** What the site brings, and must be there once: the kind shares its contexts with it. */
const shared = ['api-client', 'page-kit', 'session', 'ui']
const peers = ['@chakra-ui/react', '@emotion/react', 'react', 'react-dom']
/** What it takes to build and test the kind, in the versions that this repository is tested with. */
const tools = [
  ...peers,
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'jsdom',
  'typescript',
  'vite',
  'vitest',
]

/** The files of a kind's package of its own, outside this repository. */
export function outsidePackage(forms: Forms): Texts {
  const { 'src/client/View.stories.tsx': _, ...files }: Texts = templateFiles(forms)
  const own = join(import.meta.dirname, 'outside')
  for (const path of readdirSync(own))
    files[path.replace(/^dot-/, '.')] = rename(readFileSync(join(own, path), 'utf8'), forms)
  return { ...files, 'package.json': jsonText(manifest(forms)) }
}

function manifest(forms: Forms) {
  // its licence is its author's to choose
  const { exports = {}, license: _, ...template } = templateManifest(forms)
  const { devDependencies = {} } = readJson('package.json')
  const kit = readJson('libs/page-kit/package.json')
  const ours = Object.fromEntries(
    shared.map((name) => [`@sitewright/${name}`, `^${readJson(`libs/${name}/package.json`).version}`]),
  )
  return {
    ...template,
    exports: withoutSources(exports),
    scripts: {
      build: 'tsc -p tsconfig.build.json && node copy-styles.mjs',
      typecheck: 'tsc -p tsconfig.json',
      test: 'vitest run',
      prepack: 'npm run build',
    },
    dependencies: pick(kit.dependencies, ['typebox']),
    peerDependencies: { ...ours, ...pick(kit.peerDependencies, peers) },
    devDependencies: sorted({ ...ours, ...pick(devDependencies, tools), ...pick(kit.dependencies, ['kysely']) }),
  }
}

/** Outside the repository nothing knows the condition under which a package is its own source. */
function withoutSources(exports: NonNullable<Manifest['exports']>): Manifest['exports'] {
  return JSON.parse(
    JSON.stringify(exports, (key, value: unknown) => (key === '@sitewright/source' ? undefined : value)),
  )
}

function pick(entries: Record<string, string> = {}, names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (entries[name] === undefined ? [] : [[name, entries[name]]])))
}

function sorted(entries: Record<string, string>) {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function readJson(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
