import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Modules that Node can load again after they were changed. */
export interface FreshModules {
  /**
   * From now on everything in the folder of this file is read again, and in the folders that import something of it. What
   * was loaded before stays in memory: for development only.
   */
  forget: (file: string) => void
  /** Whether a file is among those that were loaded. */
  has: (file: string) => boolean
  close: () => void
}

/** One of the folders. */
interface Fresh {
  /** What the addresses of its modules begin with. */
  start: string
  /** Counts how often it was forgotten. */
  version: number
  importers: Set<Fresh>
}

/**
 * Makes Node load the modules in these folders again, as often as wanted. All other modules, those of the packages in
 * `node_modules` among them, stay the same, and so do the classes that both sides know.
 */
export function createFreshModules(folders: readonly string[]): FreshModules {
  const all = folders.map((folder): Fresh => {
    return { start: `${pathToFileURL(folder).href}/`, version: 0, importers: new Set() }
  })
  const loaded = new Set<string>()
  const folderOf = (url = '') =>
    all.find(({ start }) => url.startsWith(start) && !url.slice(start.length).includes('node_modules/'))

  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const [url = ''] = found.url.split('?')
      const folder = folderOf(url)
      if (!folder) return found
      const importer = folderOf(context.parentURL)
      if (importer) folder.importers.add(importer)
      loaded.add(fileURLToPath(url))
      return { ...found, url: `${url}?${folder.version}` }
    },
  })
  function forget(folder: Fresh | undefined, forgotten = new Set<Fresh>()) {
    if (!folder || forgotten.has(folder)) return
    folder.version++
    forgotten.add(folder)
    for (const importer of folder.importers) forget(importer, forgotten)
  }
  return {
    forget: (file) => forget(folderOf(pathToFileURL(file).href)),
    has: (file) => loaded.has(path.normalize(file)),
    close: () => hooks.deregister(),
  }
}
