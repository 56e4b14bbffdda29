import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../setup/root.mjs'

/** What a package.json says, as far as the tools read it. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  description?: string
  license?: string
  generators?: string
  files?: string[]
  scripts?: Record<string, string>
  exports?: Record<string, string | Record<string, string | Record<string, string>>>
  workspaces?: string[]
  pageKind?: { kind?: string }
  nx?: { tags?: string[]; implicitDependencies?: string[]; targets?: Record<string, object> }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package of this workspace: `folder` is the last part of `path`, which is relative to the top folder. */
export interface WorkspacePackage {
  name: string
  folder: string
  path: string
  manifest: Manifest
}

/** Every package of this workspace. */
export function readPackages(): WorkspacePackage[] {
  const { workspaces = [] } = readManifest('.')
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(pattern.slice(0, -2)) : [pattern]))
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => {
      const manifest = readManifest(path)
      return { name: manifest.name, folder: basename(path), path, manifest }
    })
}

function subfolders(path: string) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`)
}

/** The package.json in a folder of the project. */
export function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
}
