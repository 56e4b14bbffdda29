import { planInside, takeInside } from './create-inside.ts'
import { errorIn } from './new-package.ts'
import { takenKinds } from './taken-kinds.ts'

/** Of Nx's tree of files that are to be written, what is used here. */
interface Tree {
  write: (path: string, text: string) => void
}

/**
 * `nx g @sitewright/page-kit:page-kind <name>`, which editors show: what `npm run new:page-kind` writes into this
 * repository, by way of Nx, so that it can be looked at first (`--dry-run`).
 *
 * @returns what Nx does once the files are written.
 * @throws when there cannot be a kind of that name.
 */
export default async function pageKind(tree: Tree, { name }: { name: string }): Promise<() => Promise<void>> {
  const complaint = errorIn(name, takenKinds())
  if (complaint) throw new Error(complaint)
  const { files } = await planInside(name)
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return takeInside
}
