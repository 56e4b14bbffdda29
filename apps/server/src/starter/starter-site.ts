import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serverDir } from '../config.ts'
import type { Writer } from '../db/database.ts'
import { storeBytes } from '../files/file-store.ts'
import { cleanAgain, storeContent } from '../pages/page-contents.ts'
import type { Services } from '../services.ts'
import { linksSetting } from '../links/links.ts'
import { storeSettings } from '../settings/settings.ts'
import { starterFiles, starterLinks, starterMenu, starterPages, starterSettings } from './starter-content.ts'

export interface StarterSiteOptions {
  services: Services
  /** Id of the Public folder. */
  publicFolder: number
  admin: { id: number; email: string }
}

/** Ordinary content to begin with, that can be edited or deleted like any other (Q17). */
export async function createStarterSite(tx: Writer, { services, publicFolder, admin }: StarterSiteOptions) {
  await storeFiles(tx, services, publicFolder)
  const pageIds = new Map<string, number>()
  for (const page of starterPages)
    if (services.kinds.has(page.kind)) pageIds.set(page.url, await createPage(tx, { services, page, admin }))
  let order = 0
  for (const { label, page } of starterMenu) {
    const id = pageIds.get(page)
    if (id === undefined) continue
    await tx.insertInto('menu_items').values({ label, page_id: id, parent_id: null, sort_order: ++order }).execute()
  }
  await storeSettings(tx, { ...starterSettings, DefaultPage: pageIds.get('home') ?? 0 })
  await tx
    .insertInto('settings')
    .values({ name: linksSetting, value: JSON.stringify(starterLinks) })
    .execute()
}

async function createPage(
  tx: Writer,
  { services, page, admin }: Pick<StarterSiteOptions, 'services' | 'admin'> & { page: (typeof starterPages)[number] },
): Promise<number> {
  const { kind, title, url } = page
  const content = typeof page.content === 'string' ? page.content : page.content(admin.email)
  const now = services.now()
  const { id } = await tx
    .insertInto('pages')
    .values({ kind, title, url, published: 1, pub_start: null, pub_end: null, version: 1, created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const who = { account: { ...admin, name: '' }, permissions: new Set<string>(), roles: [] }
  await storeContent(tx, { pageId: id, ...cleanAgain(services.kinds, { kind, content }), state: 'active', who, now })
  return id
}

/** The icon becomes file 5, as the specification's favicon; the pictures come before it. */
async function storeFiles(tx: Writer, { files, now }: Services, folder: number): Promise<void> {
  for (const { name, caption, type, width, height } of starterFiles) {
    const bytes = await readFile(path.join(serverDir, 'assets', name))
    const { key, sha256, size } = await storeBytes(files, bytes)
    await tx
      .insertInto('files')
      .values({ folder_id: folder, name, caption, type, size, sha256, storage_key: key, width, height, created: now() })
      .execute()
  }
}
