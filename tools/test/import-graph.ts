import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../setup/root.mjs'
import { readPackages, type WorkspacePackage } from '../workspace/packages.ts'

const packages = new Map(readPackages().map((each) => [each.name, each]))
const kinds = [...packages.values()].filter(({ manifest }) => manifest.pageKind)
const loaded = new Map<string, string[]>()

/** Everything of this workspace that files load when they run, and themselves. Paths are from the top folder. */
export function importsOf(paths: readonly string[]): Set<string> {
  const found = new Set(paths)
  for (const path of found) {
    const more = loaded.get(path) ?? loads(path)
    loaded.set(path, more)
    for (const each of more) found.add(each)
  }
  return found
}

/** What these files import of npm, and everything of this workspace that they load, by specifier. */
export function packagesOf(paths: readonly string[]): Set<string> {
  const found = [...importsOf(paths)].flatMap((path) => specifiersIn(path, readFileSync(join(root, path), 'utf8')))
  return new Set(found.filter((each) => !/^(?:\.|@sitewright\/|node:)|\.css$|\?/.test(each)))
}

/** What a file of this workspace loads when it runs, itself. */
function loads(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8')
  // programs that tests start, workers, and the page kinds that are installed
  const started = [
    ...code.matchAll(/import\.meta\.dirname, '([^']+\.ts)'|new URL\('([^']+\.ts)', import\.meta\.url\)/g),
  ]
  const installed = path.endsWith('server/src/kinds/installed-kinds.ts')
    ? kinds.map(({ name }) => `${name}/server`)
    : []
  return [
    ...[...specifiersIn(path, code), ...installed].flatMap((specifier) => imported(specifier, path) ?? []),
    ...started.map(([, beside, url]) => join(dirname(path), beside ?? url ?? '')),
  ].filter((each) => /\.(?:ts|tsx|mjs)$/.test(each) && existsSync(join(root, each)))
}

/** What a module imports when it runs: types are erased. */
export function specifiersIn(path: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const isTypes = ({ start, end }: { start: number; end: number }) =>
    /^(?:im|ex)port type\b/.test(code.slice(start, end))
  return [
    ...staticImports.filter((each) => !isTypes(each)).map((each) => each.moduleRequest.value),
    ...staticExports
      .filter((each) => !isTypes(each))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      return /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))?.[2] ?? []
    }),
  ]
}

/** The file of this workspace that an import means, from the top folder; undefined for what npm brings. */
function imported(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, name = '', part = ''] = /^(@sitewright\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const found = packages.get(name)
  const source = found && sourceOf(found, `.${part}`)
  return found && source !== undefined ? join(found.path, source) : undefined
}

/** The source of an entry of a package, from its folder: what Node runs, where a browser gets another one. */
export function sourceOf({ manifest }: WorkspacePackage, entry: string): string | undefined {
  const conditions = manifest.exports?.[entry]
  const source = typeof conditions === 'object' ? conditions['@sitewright/source'] : undefined
  return typeof source === 'object' ? source['default'] : source
}
