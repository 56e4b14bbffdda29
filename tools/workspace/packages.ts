import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../setup/root.mjs'

/**
 * Every package of this workspace.
 *
 * @returns {{ name: string, folder: string, path: string, manifest: Record<string, any> }[]} `folder` is the last part
 *   of `path`, which is relative to the top folder.
 */
export function readPackages() {
  const { workspaces } = readManifest('.')
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(pattern.slice(0, -2)) : [pattern]))
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => {
      const manifest = readManifest(path)
      return { name: manifest.name, folder: basename(path), path, manifest }
    })
}

function subfolders(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`)
}

function readManifest(path) {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
}
