import type { LinkButton } from '@sitewright/api-client/contract'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serverDir } from '../config.ts'
import type { Writer } from '../db/database.ts'
import { storeBytes } from '../files/file-store.ts'
import { cleanAgain, storeContent } from '../pages/page-contents.ts'
import type { Services } from '../services.ts'
import { linksSetting } from '../links/links.ts'
import { storeSettings } from '../settings/settings.ts'

export interface StarterSiteOptions {
  services: Services
  /** Id of the Public folder. */
  publicFolder: number
  admin: { id: number; email: string }
}

/** What `assets/starter/site.json` says; the names of files are those beside it. */
interface StarterSite {
  settings: Readonly<Record<string, string | number>>
  links: readonly LinkButton[]
  /** In the order of their ids: the fifth is the icon. `width` and `height` are in px. */
  files: readonly { name: string; caption: string; type: string; width: number; height: number }[]
  /** Their `content` is the name of a file: HTML, or JSON where `{AdminEmail}` is the administrator's address. */
  pages: readonly StarterPage[]
  /** `page` is a page's url. */
  menu: readonly { label: string; page: string }[]
}

interface StarterPage {
  kind: string
  title: string
  url: string
  content: string
}

const read = (name: string) => readFile(path.join(serverDir, 'assets/starter', name))

/** Ordinary content to begin with, that can be edited or deleted like any other (Q17). */
export async function createStarterSite(tx: Writer, { services, publicFolder, admin }: StarterSiteOptions) {
  const site: StarterSite = JSON.parse(String(await read('site.json')))
  await storeFiles(tx, services, { files: site.files, folder: publicFolder })
  const pageIds = new Map<string, number>()
  for (const page of site.pages)
    if (services.kinds.has(page.kind)) pageIds.set(page.url, await createPage(tx, { services, page, admin }))
  let order = 0
  for (const { label, page } of site.menu) {
    const id = pageIds.get(page)
    if (id === undefined) continue
    await tx.insertInto('menu_items').values({ label, page_id: id, parent_id: null, sort_order: ++order }).execute()
  }
  await storeSettings(tx, { ...site.settings, DefaultPage: pageIds.get('home') ?? 0 })
  await tx
    .insertInto('settings')
    .values({ name: linksSetting, value: JSON.stringify(site.links) })
    .execute()
}

async function createPage(
  tx: Writer,
  { services, page, admin }: Pick<StarterSiteOptions, 'services' | 'admin'> & { page: StarterPage },
): Promise<number> {
  const { kind, title, url } = page
  const content = await readContent(page, admin.email)
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

async function readContent({ content }: StarterPage, adminEmail: string): Promise<string> {
  const text = String(await read(content)).trimEnd()
  if (!content.endsWith('.json')) return text
  return JSON.stringify(JSON.parse(text, (_, value: unknown) => (value === '{AdminEmail}' ? adminEmail : value)))
}

/** The icon becomes file 5, as the specification's favicon; the pictures come before it. */
async function storeFiles(
  tx: Writer,
  { files: store, now }: Services,
  { files, folder }: { files: StarterSite['files']; folder: number },
): Promise<void> {
  for (const { name, caption, type, width, height } of files) {
    const { key, sha256, size } = await storeBytes(store, await read(name))
    await tx
      .insertInto('files')
      .values({ folder_id: folder, name, caption, type, size, sha256, storage_key: key, width, height, created: now() })
      .execute()
  }
}
