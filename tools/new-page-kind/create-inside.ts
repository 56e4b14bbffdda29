import { join } from 'node:path'
import { assertFree, formatted, formsOf, removeFolder, writeFiles, type Texts } from './new-package.ts'
import { installWorkspace } from '../page-kinds/npm-install.ts'
import { refreshReference } from '../page-kinds/refresh-reference.ts'
import { root } from '../setup/root.mjs'
import type { Manifest } from '../workspace/packages.ts'
import { keepFiles } from './keep-files.ts'
import { registered } from './register.ts'
import { workspacePackage } from './workspace-package.ts'

/** What a new kind is in this repository. */
export interface NewKind {
  /** The folder of its package, seen from the top one. */
  folder: string
  /** The files of its package and those that name it, by their paths from the top folder. */
  files: Texts
  /** Those of them that are there already. */
  changed: string[]
}

/**
 * The package of a kind in `libs/`, and what adds it to the site; nothing is written.
 *
 * @throws when there is such a package.
 */
export async function planInside(name: string): Promise<NewKind> {
  const forms = formsOf(name)
  const folder = `libs/plugin-${name}`
  assertFree(join(root, folder))
  const texts = workspacePackage(forms)
  const own = Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text])
  const { version }: Manifest = JSON.parse(texts['package.json'] ?? '{}')
  const others = registered({ package: forms.package, folder, version })
  return { folder, files: await formatted({ ...Object.fromEntries(own), ...others }), changed: Object.keys(others) }
}

/** Does what has to be done once the files of a new kind are written: it is installed, and the reference names it. */
export async function takeInside(): Promise<void> {
  await installWorkspace()
  await refreshReference()
}

/**
 * Writes a kind's package into `libs/`, and adds it to the site.
 *
 * @returns what to do next.
 * @throws when there is such a package, or it cannot be added; nothing is left of it then.
 */
export async function createInside(name: string): Promise<string> {
  const { folder, files, changed } = await planInside(name)
  const putBack = keepFiles([...changed, 'package-lock.json'].map((each) => join(root, each)))
  try {
    writeFiles(root, files)
    await takeInside()
  } catch (error) {
    removeFolder(join(root, folder))
    if (putBack()) await installWorkspace()
    throw error
  }
  return `The page kind '${name}' is in ${folder}, and in the site: npm start offers it in the New Page dialog.`
}
