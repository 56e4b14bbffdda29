import { basename, resolve } from 'node:path'
import { errorIn, formsOf } from './names.ts'
import { outsidePackage } from './outside-package.ts'
import { assertFree, formatted, removeFolder, writeFiles } from './write-files.ts'

/** What npm takes as a package's name, with a scope or without. */
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/

export interface NewPackage {
  /** An absolute path, or one from where the command was typed. */
  folder: string
  /** The name of the package; by default that of its folder. */
  package?: string | undefined
}

/**
 * Writes the package of a page kind, complete and tested, into an empty folder of its own.
 *
 * @param name of the kind, such as `hut-book`.
 * @returns the folder's absolute path.
 * @throws when there cannot be a kind of that name, the folder is not empty, or the package's name is none.
 */
export async function createPageKind(name: string | undefined, options: NewPackage): Promise<string> {
  const complaint = errorIn(name)
  if (name === undefined || complaint !== undefined) throw new Error(complaint)
  // npm runs scripts in the top folder; the path was meant from where it was typed
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), options.folder)
  const forms = formsOf(name, options.package ?? basename(folder))
  if (!packageName.test(forms.package))
    throw new Error(`'${forms.package}' cannot be the name of a package; name one with --package`)
  assertFree(folder)
  try {
    writeFiles(folder, await formatted(outsidePackage(forms)))
  } catch (error) {
    removeFolder(folder)
    throw error
  }
  return folder
}
