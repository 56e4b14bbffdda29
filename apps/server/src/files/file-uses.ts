import type { FileUse } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { linkPath } from '../text/link-path.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { findVisibleFile } from './file-rights.ts'
import { settingsUsingFiles } from './file-uses-in-settings.ts'

export interface FileUsesOptions {
  database: Database
  access: PageAccess
  settings: SettingsStore
  now: () => Seconds
}

/** Where a file is used, as far as somebody may know of it: pages by title, then settings of the site. */
export function createFileUses({ database: { read }, access, settings, now }: FileUsesOptions) {
  /** @throws {RefusedError} 404 for a file that this person may not see. */
  return async function uses(file: number, who: Identity): Promise<FileUse[]> {
    await findVisibleFile(read, who, file)
    const labels = who.permissions.has('core.admin') ? settingsUsingFiles(await settings.all(), file) : []
    return [...(await pagesNaming(file, who)), ...labels.map((title) => ({ title, href: '/pages/siteeditor' }))]
  }

  async function pagesNaming(file: number, who: Identity): Promise<FileUse[]> {
    const pages = await read
      .selectFrom('file_uses')
      .innerJoin('pages', 'pages.id', 'file_uses.page_id')
      .where('file_id', '=', file)
      .select(['pages.id', 'kind', 'title', 'url', 'published', 'pub_start', 'pub_end', 'state'])
      .orderBy('title')
      .orderBy('pages.id')
      .execute()
    const roles = await rolesOfPagesNaming(file)
    const time = now()
    const mayKnow = (page: (typeof pages)[number]) => {
      // a draft is for those who would see the page even if it were not published
      const asFound = page.state === 'draft' ? { ...page, published: 0 as const } : page
      return access.visibility(asFound, roles.get(page.id) ?? [], who, time) === 'visible'
    }
    const known = new Map(pages.filter(mayKnow).map((page) => [page.id, page]))
    return [...known.values()].map((page) => ({ title: page.title, href: `/${linkPath(page)}` }))
  }

  async function rolesOfPagesNaming(file: number): Promise<Map<number, number[]>> {
    const naming = read.selectFrom('file_uses').where('file_id', '=', file).select('page_id')
    const rows = await read.selectFrom('page_roles').where('page_id', 'in', naming).selectAll().execute()
    const roles = new Map<number, number[]>()
    for (const { page_id, role_id } of rows) roles.set(page_id, [...(roles.get(page_id) ?? []), role_id])
    return roles
  }
}
