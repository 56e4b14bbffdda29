import { basename, resolve } from 'node:path'
import { formsOf } from './names.ts'
import { outsidePackage } from './outside-package.ts'
import { assertFree, formatted, removeFolder, writeFiles } from './write-files.ts'

/** What npm takes as a package's name, with a scope or without. */
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/

/**
 * Writes a kind's package into an empty folder outside this repository.
 *
 * @returns what to do next.
 * @throws when the folder is not empty, or the package's name is none.
 */
export async function createOutside(
  name: string,
  { outside, package: given }: { outside: string; package?: string | undefined },
): Promise<string> {
  // npm runs scripts in the top folder; the path was meant from where it was typed
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), outside)
  const forms = formsOf(name, given ?? basename(folder))
  if (!packageName.test(forms.package))
    throw new Error(`'${forms.package}' cannot be the name of a package; name one with --package`)
  assertFree(folder)
  try {
    writeFiles(folder, await formatted(outsidePackage(forms)))
  } catch (error) {
    removeFolder(folder)
    throw error
  }
  return `The page kind '${name}' is in ${folder}. There, npm install, then npm test.`
}
