import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as dependencies from '../setup/dependencies.mjs'
import { root } from '../setup/root.mjs'
import { isNeeded } from './needed-files.ts'

/** Written in place by those who change an installation, so that they cannot be shared. */
const ownFiles = ['.package-lock.json']
/** What was made of sources that are the same in the copy, so that it need not be made again. */
const built = ['libs/*/{dist,.tsc}', 'apps/site/dist/client/assets']
/** What tools write at any time, also while it would be copied. */
const leftOut = ['.install-stamp', '.vite', '.vite-temp', '.vitest-cache', '.cache']

/** A copy of this checkout as an author needs it, uncommitted changes included, with its dependencies installed. */
export async function copyCheckout(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  for (const path of listed.toString().split('\0')) {
    // a file that was deleted may not yet be removed from the index
    if (path !== '' && isNeeded(path) && existsSync(join(root, path))) copy(path, folder)
  }
  for (const made of globSync(built, { cwd: root })) copy(made, folder)
  // what is ignored, and what changed, is asked of git
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder, maxBuffer: 2 ** 26 })
  copyModules(join(root, 'node_modules'), join(folder, 'node_modules'))
  const copied: typeof dependencies = await import(pathToFileURL(join(folder, 'tools/setup/dependencies.mjs')).href)
  copied.noteInstalled()
}

/** With its times, by which TypeScript knows what it has built. */
function copy(path: string, folder: string) {
  if (existsSync(join(root, path)))
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true })
}

/** Hard links take a second where copies take a minute; npm never changes a package's file in its place. */
function copyModules(from: string, to: string) {
  const names = readdirSync(from).filter((name) => !leftOut.includes(name))
  mkdirSync(to)
  const linked = spawnSync('cp', ['-al', ...names, to], { cwd: from, stdio: 'ignore' })
  if (linked.status !== 0) {
    rmSync(to, { recursive: true, force: true })
    mkdirSync(to)
    execFileSync('cp', ['-a', ...names, to], { cwd: from })
  }
  for (const name of ownFiles) {
    if (!existsSync(join(from, name))) continue
    rmSync(join(to, name), { force: true })
    copyFileSync(join(from, name), join(to, name))
  }
  // there it may lead to the checkout's own `.tools`
  rmSync(join(to, '.bin/node'), { force: true })
  symlinkSync(process.execPath, join(to, '.bin/node'))
}
