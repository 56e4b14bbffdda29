import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * When browsers fetch a module that is imported dynamically: with what imports it, once somebody opens it, once a visitor
 * logs in, or with the administration. `staff` is said of modules that make whatever imports them a matter of staff.
 */
export type Purpose = 'at-once' | 'on-demand' | 'login' | 'administration' | 'staff'

/**
 * What a package says in its package.json as `sitewright.chunks`: one purpose for all of its modules, or the modules of
 * each, as paths within `src` or `dist` without their endings. A package that says nothing has all at once.
 */
export type DeclaredChunks = Purpose | { readonly [Each in Purpose]?: readonly string[] }

/** A package, as far as the build goes by it. */
export interface ChunkPackage {
  name: string
  folder: string
  chunks: DeclaredChunks | undefined
  /** Ids of catalogues that visitors never fetch, though what defines them is among the files of their pages. */
  neverFetched: readonly string[]
  /** Ids of catalogues that are fetched with what uses them: each list is one file. */
  partCatalogues: readonly (readonly string[])[]
}

/** Packages of others that only staff need: the editors of texts, and what lists of the administration are read with. */
export const staffPackages = /\/node_modules\/(slate|@tanstack\/)/

/** What editors of texts import. */
export const richTextPackages = /\/node_modules\/slate/

const packages = new Map<string, ChunkPackage | undefined>()

/** The package that a file belongs to. */
export function packageOf(file: string): ChunkPackage | undefined {
  const folder = path.dirname(file)
  if (packages.has(folder)) return packages.get(folder)
  const manifest = path.join(folder, 'package.json')
  const found = existsSync(manifest) ? readPackage(manifest) : folder === file ? undefined : packageOf(folder)
  packages.set(folder, found)
  return found
}

function readPackage(manifest: string): ChunkPackage {
  const { name, sitewright } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string
    sitewright?: {
      chunks?: DeclaredChunks
      staffCatalogues?: string[]
      drawnCatalogues?: string[]
      partCatalogues?: string[][]
    }
  }
  const { chunks, staffCatalogues = [], drawnCatalogues = [], partCatalogues = [] } = sitewright ?? {}
  const neverFetched = [...staffCatalogues, ...drawnCatalogues]
  return { name, folder: path.dirname(manifest), chunks, neverFetched, partCatalogues }
}

/** The purpose that its package declares of a module, by its path; undefined where it says nothing of it. */
export function declaredPurpose(id: string): Purpose | undefined {
  const owner = path.isAbsolute(id) ? packageOf(id) : undefined
  if (!owner?.chunks) return undefined
  if (typeof owner.chunks === 'string') return owner.chunks
  const name = moduleName(owner, id)
  const entries = Object.entries(owner.chunks) as [Purpose, readonly string[]][]
  return entries.find(([, modules]) => modules.includes(name))?.[0]
}

/**
 * The purpose of a module that is imported dynamically.
 *
 * @throws if its package declares purposes, and none for this one.
 */
export function purposeOf(id: string): Purpose {
  const declared = declaredPurpose(id)
  if (declared) return declared
  const owner = path.isAbsolute(id) ? packageOf(id) : undefined
  if (owner?.chunks)
    throw new Error(
      `${owner.name} imports '${moduleName(owner, id)}' dynamically: say in its package.json, as sitewright.chunks, when (docs/decisions/0028-files-along-what-people-do.md)`,
    )
  return 'at-once'
}

/** True for what waits until somebody opens it, though an editor or a page leads to it. */
export function isOnDemand(id: string): boolean {
  const declared = declaredPurpose(id)
  return declared === 'on-demand' || declared === 'login'
}

/** True for what is the administration's own: nobody who edits a page must wait for it. */
export const isOfAdministration = (id: string) => declaredPurpose(id) === 'administration'

/**
 * With which others visitors fetch a catalogue, as its package declares: none at all, since only staff read it
 * (`sitewright.staffCatalogues`) or visitors only what the server has drawn of it (`drawnCatalogues`), those of a part
 * (`partCatalogues`), or else all that pages of the kind may say.
 *
 * @param id of the module that defines it.
 */
export function fetchedWith(catalogue: string, id: string): 'none' | 'kind' | readonly string[] {
  const owner = path.isAbsolute(id) ? packageOf(id) : undefined
  if (owner?.neverFetched.includes(catalogue)) return 'none'
  return owner?.partCatalogues.find((part) => part.includes(catalogue)) ?? 'kind'
}

/** True for what only staff import. */
export const isOfStaff = (id: string) => staffPackages.test(id) || declaredPurpose(id) === 'staff'

function moduleName({ folder }: ChunkPackage, id: string): string {
  const [file = id] = id.split('?')
  return path
    .relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/^(src|dist)\//, '')
    .replace(/\.[cm]?[jt]sx?$/, '')
}
