import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { databases, groupArguments, serverTargets } from './server-tests.ts'

interface Project {
  namedInputs: Record<string, string[]>
  targets: Record<string, { command?: string; inputs?: (string | object)[]; outputs?: string[] }>
}

const server = 'apps/server'
const project = JSON.parse(readFileSync(join(root, server, 'project.json'), 'utf8')) as Project
const workspace = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as Project
const named = { ...workspace.namedInputs, ...project.namedInputs }
const targets = serverTargets(databases)

/** The patterns of files that these inputs stand for, with the names among them replaced. */
function patterns(inputs: readonly (string | object)[]): string[] {
  return inputs.flatMap((input) => {
    if (typeof input !== 'string') return []
    return input in named ? patterns(named[input] ?? []) : [input]
  })
}

const matched = new Map<string, boolean>()

/** Most targets have the same patterns, and Node reads a pattern anew for each path. */
function matches(path: string, glob: string): boolean {
  const key = `${path} ${glob}`
  const known = matched.get(key) ?? matchesGlob(path, glob)
  matched.set(key, known)
  return known
}

/** Whether a file is an input. As in Nx, what is excluded of the project or of the workspace stays out of that one. */
function isInput(path: string, inputs: readonly string[]) {
  return ['{projectRoot}/', '{workspaceRoot}/'].some((place) => {
    const folder = place === '{projectRoot}/' ? `${server}/` : ''
    const globs = (start: string) =>
      inputs.filter((each) => each.startsWith(start)).map((each) => folder + each.slice(start.length))
    const isIn = (glob: string) => matches(path, glob)
    return globs(place).some(isIn) && !globs(`!${place}`).some(isIn)
  })
}

const packages = new Map(readPackages().map((each) => [each.name, each]))

/** The file of this workspace that an import means, from the top folder; undefined for what npm brings. */
function imported(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, name = '', part = ''] = /^(@sitewright\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const found = packages.get(name)
  const source = found?.manifest.exports?.[`.${part}`]
  if (!found || typeof source !== 'object') return undefined
  return join(found.path, source['@sitewright/source'] ?? '')
}

const kinds = [...packages.values()].filter(({ manifest }) => manifest.pageKind)

/** What a file of this workspace loads when it runs, itself: types are erased. */
function loads(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const isTypes = ({ start, end }: { start: number; end: number }) =>
    /^(?:im|ex)port type\b/.test(code.slice(start, end))
  const specifiers = [
    ...staticImports.filter((each) => !isTypes(each)).map((each) => each.moduleRequest.value),
    ...staticExports
      .filter((each) => !isTypes(each))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      return /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))?.[2] ?? []
    }),
  ]
  // programs that tests start, workers, and the page kinds that are installed
  const started = [
    ...code.matchAll(/import\.meta\.dirname, '([^']+\.ts)'|new URL\('([^']+\.ts)', import\.meta\.url\)/g),
  ]
  const installed = path === `${server}/src/kinds/installed-kinds.ts` ? kinds.map(({ name }) => `${name}/server`) : []
  return [
    ...[...specifiers, ...installed].flatMap((specifier) => imported(specifier, path) ?? []),
    ...started.map(([, beside, url]) => join(dirname(path), beside ?? url ?? '')),
  ].filter((each) => /\.(?:ts|tsx)$/.test(each))
}

const loaded = new Map<string, string[]>()

/** Everything of this workspace that files load when they run, and themselves. */
function closure(paths: readonly string[]): Set<string> {
  const found = new Set(paths)
  for (const path of found) {
    const more = loaded.get(path) ?? loads(path)
    loaded.set(path, more)
    for (const each of more) found.add(each)
  }
  return found
}

describe.each(targets)('the target $target of the server', ({ target, report }) => {
  const [database = '', group = ''] = target.split('-')
  const { command, inputs = [], outputs } = project.targets[target] ?? {}
  const files = groupArguments(database, group).flatMap((each) => (each.endsWith('.ts') ? relative(root, each) : []))

  it('runs its group, and leaves its report', () => {
    expect(command).toBe(`node tools/test/server-tests.ts ${database} ${group}`)
    expect(outputs).toEqual([`{workspaceRoot}/.results/${report}.json`])
  })

  it('has everything that its tests import among its inputs', () => {
    const declared = patterns(inputs)
    const missing = [...closure(files)].filter((path) => !isInput(path, declared))
    expect(missing).toEqual([])
  })
})

it('the targets run every test of the server once on each of its databases', () => {
  const tests = globSync(`${server}/src/**/*.test.ts`, { cwd: root })
  const run = (database: string) =>
    targets
      .filter(({ target }) => target.startsWith(database))
      .flatMap(({ target }) => groupArguments(database, target.split('-')[1] ?? '').slice(2))
      .map((file) => relative(root, file))
      .toSorted()
  expect(run('sqlite')).toEqual(tests.filter((file) => !file.endsWith('.postgres.test.ts')).toSorted())
  expect(run('postgres')).toEqual(tests.filter((file) => /\.(?:db|postgres)\.test\.ts$/.test(file)).toSorted())
  expect(
    Object.keys(project.targets)
      .filter((name) => project.targets[name]?.command)
      .toSorted(),
  ).toEqual(targets.map(({ target }) => target).toSorted())
})
