import { notFound, type CallContext, type PageKindServices } from '@sitewright/page-kit/server'
import type { ShownFile } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { readLayout } from '../model/layout.ts'
import { maxListedFiles } from '../model/limits.ts'
import { rulesOf } from '../section-types/rules.ts'

/**
 * What answers for the files of a folder. A visitor gets those of a folder that a section of the published page shows,
 * and of these what they may see: the call is no way to look into other folders. Anyone who is logged in may list all that
 * they may see (`file-get-list`), also while the section is not saved yet.
 */
export function folderFiles({ pages, files }: PageKindServices) {
  return async ({ id, f }: { id: number; f: number }, { who }: CallContext): Promise<ShownFile[]> => {
    const { kind } = manifest
    if (!(await pages.mayOpen({ id, kind, who }))) notFound()
    if (!who.account && !shows(await pages.published({ id, kind, who }), f)) return []
    return (await files.inFolder({ id: f, who })).slice(0, maxListedFiles)
  }
}

function shows(page: { content: string } | undefined, folder: number): boolean {
  const sections = page ? readLayout(page.content).sections : []
  return sections.some(({ hidden, sectionType, config }) => !hidden && rulesOf(sectionType)?.folder(config) === folder)
}
