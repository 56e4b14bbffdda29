import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import type { WorkspacePackage } from '../workspace/packages.ts'

/**
 * Compiles packages, and makes sure that their `dist` has what was compiled and nothing else: the compiler leaves what
 * it made of files that are gone or excluded since.
 */
export async function buildPackages(packages: readonly WorkspacePackage[]): Promise<void> {
  const projects = packages.map(({ path }) => `${path}/tsconfig.lib.json`)
  await compile(...projects)
  // the compiler does not look whether somebody took away what it made
  if (packages.some(({ path }) => missing(path).length > 0)) await compile('--force', ...projects)
  for (const { path } of packages) {
    const wanted = new Set(outputs(path))
    for (const file of filesOf(path)) if (!wanted.has(file)) rmSync(join(root, path, file))
    const [absent] = missing(path)
    if (absent) throw new Error(`${path}: the compiler did not write ${absent}`)
  }
}

async function compile(...args: string[]) {
  const { code, output } = await runTool('tsc', ['-b', '--checkers', '1', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code !== 0) throw new Error(`The packages could not be built:\n${output}`)
}

function missing(path: string) {
  return outputs(path).filter((file) => !existsSync(join(root, path, file)))
}

/** What the package's sources are compiled to. */
function outputs(path: string) {
  const config = JSON.parse(readFileSync(join(root, path, 'tsconfig.lib.json'), 'utf8')) as { exclude: string[] }
  const { exclude } = config
  const folders = exclude.filter((pattern) => !pattern.includes('*')).map((pattern) => `${pattern}/**`)
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(root, path), exclude: [...exclude, ...folders] })
  return sources
    .filter((source) => !source.endsWith('.d.ts'))
    .map((source) => source.replace(/^src/, 'dist').replace(/\.tsx?$/, ''))
    .flatMap((stem) => [`${stem}.js`, `${stem}.js.map`, `${stem}.d.ts`])
}

function filesOf(path: string) {
  return globSync('dist/**/*', { cwd: join(root, path), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, path).length + 1))
}
