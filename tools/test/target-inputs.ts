import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'

type Input = string | { projects?: string[]; input?: string; json?: string }

interface Configuration {
  name?: string
  implicitDependencies?: string[]
  namedInputs?: Record<string, Input[]>
  targets?: Record<string, { command?: string; inputs?: Input[]; outputs?: string[] }>
}

/** The inputs of a target, as far as they are files of the workspace. */
export interface FileInputs {
  command: string | undefined
  outputs: string[]
  /** @param path from the top folder. */
  has: (path: string) => boolean
}

const workspace = read('nx.json')
const files = new Map(
  globSync('{apps,tools}/*/project.json', { cwd: root }).map((path) => {
    const project = read(path)
    return [project.name, { folder: dirname(path), ...project }]
  }),
)
const folders = new Map([
  ...readPackages().map(({ name, path }) => [name, path] as const),
  ...[...files].map(([name = '', { folder }]) => [name, folder] as const),
])

/** What the project.json of a project declares for a target. */
export function readFileInputs(project: string, target: string): FileInputs {
  const { command, inputs = [], outputs = [] } = files.get(project)?.targets?.[target] ?? {}
  const groups = patterns(inputs, project)
  return { command, outputs, has: (path) => groups.some((globs) => isIn(path, globs)) }
}

/** The targets of a project that run something. */
export function commandsOf(project: string): string[] {
  const { targets = {} } = files.get(project) ?? {}
  return Object.keys(targets).filter((name) => targets[name]?.command)
}

/**
 * Groups of patterns, with the names among the inputs replaced: as in Nx, what is excluded of a project or of the workspace
 * stays out of that one.
 */
function patterns(inputs: readonly Input[], project: string): string[][] {
  const own: string[] = []
  const others: string[][] = []
  const named = { ...workspace.namedInputs, ...files.get(project)?.namedInputs }
  const add = (input: Input) => {
    if (typeof input !== 'string') {
      for (const other of input.projects ?? []) others.push(...patterns([input.input ?? ''], other))
      if (input.json) own.push(input.json)
    } else if (input.startsWith('^')) {
      // those that a package.json names are left to Nx
      const dependencies = files.get(project)?.implicitDependencies ?? []
      for (const other of dependencies) others.push(...patterns([input.slice(1)], other))
    } else if (input in named) for (const each of named[input] ?? []) add(each)
    else own.push(input)
  }
  inputs.forEach(add)
  const inProject = own
    .filter((each) => each.includes('{projectRoot}/'))
    .map((each) => each.replace('{projectRoot}', folders.get(project) ?? ''))
  const inWorkspace = own
    .filter((each) => each.includes('{workspaceRoot}/'))
    .map((each) => each.replace('{workspaceRoot}/', ''))
  return [inProject, inWorkspace, ...others]
}

function isIn(path: string, globs: readonly string[]) {
  return (
    globs.some((glob) => !glob.startsWith('!') && matches(path, glob)) &&
    !globs.some((glob) => glob.startsWith('!') && matches(path, glob.slice(1)))
  )
}

const matched = new Map<string, boolean>()

/** Most targets have the same patterns, and Node reads a pattern again for each path. */
function matches(path: string, glob: string): boolean {
  const key = `${path} ${glob}`
  const known = matched.get(key) ?? matchesGlob(path, glob)
  matched.set(key, known)
  return known
}

function read(path: string): Configuration {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Configuration
}
