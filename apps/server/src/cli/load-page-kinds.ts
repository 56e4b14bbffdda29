import { loadKinds } from '../kinds/installed-kinds.ts'
import { pageKindsOf, type PageKinds } from '../kinds/page-kinds.ts'
import { CommandError, lineOf } from './command-error.ts'

/** The installed page kinds, with those of a site's folder. @throws {CommandError} when one of them is broken. */
export async function loadPageKinds(siteFolder?: string): Promise<PageKinds> {
  const broken: CommandError[] = []
  const kinds = await loadKinds(({ package: name, error }) => {
    broken.push(new CommandError(`The page kind ${name} could not be loaded: ${lineOf(error)}`))
  }, siteFolder)
  if (broken[0]) throw broken[0]
  return pageKindsOf(kinds)
}
