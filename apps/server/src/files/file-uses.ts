import type { FileUse } from '@sitewright/api-client'
import { defineMessages } from '@sitewright/messages'
import type { Identity, PageKindServices } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { kindsUsingFile } from '../kinds/kind-settings.ts'
import { asOffered, type PageKinds } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { findVisibleFile } from './file-rights.ts'
import { filesUsedIn } from './file-uses-in-content.ts'
import { settingsUsingFiles } from './file-uses-in-settings.ts'

const texts = defineMessages('server/file-uses', { settingsOf: 'Settings of ‘{title}’' })

export interface FileUsesOptions {
  database: Database
  access: PageAccess
  kinds: PageKinds
  /** What a kind that keeps contents of its own is given. */
  forKind: (kind: string) => PageKindServices
  settings: SettingsStore
  now: () => Seconds
}

/** Where a file is used, as far as somebody may know of it: pages by title, templates, then settings of the site. */
export function createFileUses(options: FileUsesOptions) {
  const { access, kinds, settings, now } = options
  const { read } = options.database

  /** @throws {RefusedError} 404 for a file that this person may not see. */
  return async function uses(file: number, who: Identity): Promise<FileUse[]> {
    await findVisibleFile(read, who, file)
    const labels = who.permissions.has('core.admin') ? settingsUsingFiles(await settings.all(), file) : []
    const named = [
      ...(await pagesNaming(file, who)),
      ...(await contentsNaming(file, who)),
      ...(await kindSettingsNaming(file, who)),
    ]
    return [...named, ...labels.map((title) => ({ title, href: '/pages/siteeditor' }))]
  }

  async function pagesNaming(file: number, who: Identity): Promise<FileUse[]> {
    const named = read
      .selectFrom('file_uses')
      .where('file_id', '=', file)
      .select(['page_id', 'state'])
      .union(sharedWith(file))
    const pages = await read
      .selectFrom(named.as('named'))
      .innerJoin('pages', 'pages.id', 'named.page_id')
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

  /** Those that kinds keep besides pages. A file manager who deletes the file has to know, whatever they may edit. */
  async function contentsNaming(file: number, who: Identity): Promise<FileUse[]> {
    const known = asOffered(kinds).filter((kind) => isManager(who) || access.mayEdit(kind, who))
    const uses = known.map(async (name) => {
      const { otherContents, files } = kinds.get(name) ?? {}
      const contents = (await otherContents?.(options.forKind(name), String(file))) ?? []
      return contents.filter(({ content }) => filesUsedIn(content).has(file) || files?.(content).includes(file))
    })
    return (await Promise.all(uses)).flat().map(({ title }) => ({ title, href: '' }))
  }

  async function kindSettingsNaming(file: number, who: Identity): Promise<FileUse[]> {
    if (!isManager(who)) return []
    const titles = await kindsUsingFile(options, { file, addressed: filesUsedIn })
    return titles.map((title) => ({ title: texts.settingsOf({ title }), href: '' }))
  }

  /** The pages that the picture represents where they are shared, as if their published contents named it. */
  function sharedWith(file: number) {
    return read
      .selectFrom('page_sharing')
      .where('image_id', '=', file)
      .select((is) => ['page_id', is.cast<'active' | 'draft'>(is.val('active'), 'text').as('state')])
  }

  async function rolesOfPagesNaming(file: number): Promise<Map<number, number[]>> {
    const naming = read
      .selectFrom('file_uses')
      .where('file_id', '=', file)
      .select('page_id')
      .union(read.selectFrom('page_sharing').where('image_id', '=', file).select('page_id'))
    const rows = await read.selectFrom('page_roles').where('page_id', 'in', naming).selectAll().execute()
    const roles = new Map<number, number[]>()
    for (const { page_id, role_id } of rows) roles.set(page_id, [...(roles.get(page_id) ?? []), role_id])
    return roles
  }
}

const isManager = ({ permissions }: Identity) => permissions.has('core.admin') || permissions.has('core.file-manager')
