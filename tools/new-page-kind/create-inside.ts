import { join } from 'node:path'
import { refreshReference } from '../page-kinds/refresh-reference.ts'
import { installWorkspace } from '../page-kinds/npm-install.ts'
import { root } from '../setup/root.mjs'
import { formsOf } from './names.ts'
import { registered } from './register.ts'
import { assertFree, format, keepFiles, removeFolder, writeFiles } from './write-files.ts'
import { workspacePackage } from './workspace-package.ts'

/**
 * Writes a kind's package into `libs/`, and adds it to the site.
 *
 * @returns {Promise<string>} what to do next.
 * @throws when there is such a package, or it cannot be added; nothing is left of it then.
 */
export async function createInside(name) {
  const forms = formsOf(name)
  const path = `libs/plugin-${name}`
  const folder = join(root, path)
  assertFree(folder)
  const files = workspacePackage(forms)
  const { version } = JSON.parse(files['package.json'])
  const others = registered({ package: forms.package, folder: path, version })
  const putBack = keepFiles([...Object.keys(others), 'package-lock.json'].map((each) => join(root, each)))
  try {
    writeFiles(folder, files)
    writeFiles(root, others)
    await format(folder, ...Object.keys(others).map((each) => join(root, each)))
    await installWorkspace()
    await refreshReference()
  } catch (error) {
    removeFolder(folder)
    if (putBack()) await installWorkspace()
    throw error
  }
  return `The page kind '${name}' is in ${path}, and in the site: npm start offers it in the New Page dialog.`
}
