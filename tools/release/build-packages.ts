import { copyFileSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../process/run-child.mjs'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import type { WorkspacePackage } from '../workspace/packages.ts'

/**
 * Compiles packages, adds their style sheets, and makes sure that their `dist` has nothing else: the compiler leaves what
 * it made of files that are gone or excluded since.
 */
export async function buildPackages(all: readonly WorkspacePackage[]): Promise<void> {
  const packages = all.filter((each) => !hasOwnBuild(each))
  for (const each of all.filter(hasOwnBuild)) await buildByItself(each)
  if (packages.length === 0) return
  const projects = packages.map(({ path }) => `${path}/tsconfig.lib.json`)
  await compile(...projects)
  // the compiler does not look whether somebody took away what it made
  if (packages.some(({ path }) => missing(path).length > 0)) await compile('--force', ...projects)
  for (const { path } of packages) {
    const styles = styleSheets(path)
    for (const file of styles) copyFileSync(join(root, path, file), join(root, path, inDist(file)))
    const wanted = new Set([...outputs(path), ...styles.map(inDist)])
    for (const file of filesOf(path)) if (!wanted.has(file)) rmSync(join(root, path, file))
    const [absent] = missing(path)
    if (absent) throw new Error(`${path}: the compiler did not write ${absent}`)
  }
}

/** What is more than the compiler's output, such as a bundle, is put together by the package's own script. */
function hasOwnBuild({ path }: WorkspacePackage) {
  return existsSync(join(root, path, 'build.ts'))
}

async function buildByItself({ path }: WorkspacePackage) {
  const { code, output } = await runChild(process.execPath, ['--conditions=@sitewright/source', 'build.ts'], {
    cwd: join(root, path),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code !== 0) throw new Error(`${path} could not be built:\n${output}`)
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
  return sourcesOf(path, 'src/**/*.{ts,tsx}')
    .filter((source) => !source.endsWith('.d.ts'))
    .map((source) => inDist(source).replace(/\.tsx?$/, ''))
    .flatMap((stem) => [`${stem}.js`, `${stem}.js.map`, `${stem}.d.ts`])
}

/** Of components. The compiler leaves them to bundlers. */
function styleSheets(path: string) {
  return sourcesOf(path, 'src/**/*.module.css')
}

/** The package's sources of a kind, without those that are not published. */
function sourcesOf(path: string, pattern: string) {
  const config = JSON.parse(readFileSync(join(root, path, 'tsconfig.lib.json'), 'utf8')) as { exclude: string[] }
  const { exclude } = config
  const folders = exclude.filter((each) => !each.includes('*')).map((each) => `${each}/**`)
  return globSync(pattern, { cwd: join(root, path), exclude: [...exclude, ...folders] })
}

function inDist(source: string) {
  return source.replace(/^src/, 'dist')
}

function filesOf(path: string) {
  return globSync('dist/**/*', { cwd: join(root, path), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, path).length + 1))
}
