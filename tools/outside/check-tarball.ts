import { dirname, join } from 'node:path/posix'
import type { Manifest } from '../workspace/packages.ts'
import { filesIn, manifestIn } from './local-registry.ts'

const never = [/\.(test|stories)\./, /^src\//, /\.tsbuildinfo$/, /(^|\/)tsconfig/]
const always = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']
/** What only works where it was made. */
const localSpec = /^(file|link|workspace|portal|git|https?):|^[./~]/

/** The files of which another package is made. */
const ofTemplate = /^(template|outside)\//
const isStray = (path: string) => !ofTemplate.test(path) && never.some((pattern) => pattern.test(path))

/** Says what is wrong with a package as it would be published. @param bytes its tarball. */
export function complaintsAboutTarball(bytes: Buffer): string[] {
  const files = filesIn(bytes)
  const paths = [...files.keys()]
  const manifest = manifestIn(bytes)
  const targets = leaves(manifest.exports).map((target) => target.replace(/^\.\//, ''))
  const { dependencies, peerDependencies, optionalDependencies } = manifest
  const specs = [dependencies, peerDependencies, optionalDependencies].flatMap((group = {}) => Object.entries(group))
  return [
    ...paths.filter((path) => isStray(path)).map((path) => `${path} is in it`),
    ...always.filter((path) => !files.has(path)).map((path) => `${path} is missing`),
    ...targets.filter((path) => !files.has(path)).map((path) => `${path} is exported, but missing`),
    ...specs.filter(([, spec]) => localSpec.test(spec)).map(([name, spec]) => `${name} comes from ${spec}`),
    ...(manifest.license ? [] : ['it has no licence']),
    ...(manifest.description ? [] : ['it has no description']),
    ...(JSON.stringify(manifest.exports).includes('@sitewright/source') ? ['it names its source'] : []),
    ...[...files].flatMap(([path, text]) => danglingImports(path, text, files)),
    ...paths.filter((path) => path.endsWith('.js') && !paths.includes(path.replace(/js$/, 'd.ts'))).map(untyped),
  ]
}

/** The addresses by which a package's modules are imported, such as `@sitewright/ui/theme`. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  return Object.keys(exports)
    .filter((key) => !key.endsWith('.json'))
    .map((key) => name + key.slice(1))
}

/** Of a module or of its types: what they import of their own package, and is not there. */
function danglingImports(path: string, text: string, files: ReadonlyMap<string, string>) {
  if (!/\.(js|d\.ts)$/.test(path)) return []
  // an example in a comment imports nothing
  const code = text.replaceAll(/\/\*\*[^]*?\*\//g, '')
  const imported = [...code.matchAll(/(?:\bfrom |\bimport\(|\bimport )['"](\.[^'"]+)['"]/g)].map(([, to = '']) => to)
  const isThere = (to: string) => {
    const at = join(dirname(path), to)
    return files.has(path.endsWith('.js') ? at : at.replace(/\.(tsx?|js)$/, '.d.ts'))
  }
  return imported.filter((to) => !isThere(to)).map((to) => `${path} imports ${to}, which is missing`)
}

function untyped(path: string) {
  return `${path} has no types`
}

/** Files that are exported, under whichever conditions. */
type Exports = string | { [condition: string]: Exports }

function leaves(exports: Exports = {}): string[] {
  return typeof exports === 'string' ? [exports] : Object.values(exports).flatMap(leaves)
}
