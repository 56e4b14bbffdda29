import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { rename, type Forms } from './names.ts'
import { jsonText, templateFiles, templateManifest, type Texts } from './template-files.ts'

const own = join(import.meta.dirname, '..')
/** What the kind needs besides what the site provides. */
const plain = ['typebox']
/** What `npm run dev` runs. */
const devSite = '@sitewright/dev-site'

/** The files of a kind's package of its own, outside the site's repository. */
export function outsidePackage(forms: Forms): Texts {
  const { 'src/client/View.stories.tsx': _, ...files }: Texts = templateFiles(forms)
  const folder = join(own, 'outside')
  for (const path of readdirSync(folder))
    files[path.replace(/^dot-/, '.')] = rename(readFileSync(join(folder, path), 'utf8'), forms)
  return { ...files, 'package.json': jsonText(manifest(forms)) }
}

function manifest(forms: Forms) {
  // its licence is its author's to choose
  const { exports = {}, license: _, peerDependencies, ...template } = templateManifest(forms)
  // what this package is tested with is what a new kind begins with
  const { devDependencies = {} }: Manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const entries = Object.entries(devDependencies)
  const ours = entries.filter(([name]) => name.startsWith('@sitewright/') && name !== devSite)
  return {
    ...template,
    exports: withoutSources(exports),
    // that of the site, which runs the kind
    engines: { node: '>=24.15' },
    scripts: {
      dev: 'sitewright-dev-site',
      build: 'tsc -p tsconfig.build.json && node copy-styles.mjs',
      typecheck: 'tsc -p tsconfig.json',
      test: 'vitest run',
      prepack: 'npm run build',
    },
    dependencies: Object.fromEntries(entries.filter(([name]) => plain.includes(name))),
    // the site brings them, and must have them once: the kind shares its contexts with it
    peerDependencies: {
      ...Object.fromEntries(ours.map(([name, range]) => [name, anyLater(range)])),
      ...peerDependencies,
    },
    devDependencies: Object.fromEntries(entries.filter(([name]) => !plain.includes(name))),
  }
}

/**
 * The range of peers that takes all later versions up to the next major one: the `kit` of a kind says what it works with,
 * and npm would hold a minor version before 1.0 for another contract.
 */
function anyLater(range: string) {
  return range.startsWith('^0.') ? `>=${range.slice(1)} <1` : range
}

/** Outside the repository nothing knows the condition under which a package is its own source. */
function withoutSources(exports: NonNullable<Manifest['exports']>): Manifest['exports'] {
  return JSON.parse(
    JSON.stringify(exports, (key, value: unknown) => (key === '@sitewright/source' ? undefined : value)),
  )
}
