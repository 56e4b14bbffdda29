import { LinkList } from '@sitewright/api-client/contract'
import type { IconPicture, LinkButton, Links } from '@sitewright/api-client'
import { Compile } from 'typebox/compile'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import type { Icons } from './icons.ts'

/** The name of the setting with the link list. */
export const linksSetting = 'Links'

const linkList = Compile(LinkList)

export interface LinksOptions {
  database: Database
  changes: Changes
  icons: Icons
}

/** The link button bar with the pictures of its icons, and of the menu's: only what is used reaches a browser. */
export function createLinks({ database, changes, icons }: LinksOptions) {
  return cacheUntilChange(changes, ['links', 'menu'], async (): Promise<Links> => {
    const config = await readLinkList(database.read)
    const menuIcons = await database.read.selectFrom('menu_items').where('icon', '<>', '').select('icon').execute()
    const wanted = [
      ...parseLinks(config).map(({ IconSet, Icon }) => ({ set: IconSet, name: Icon })),
      ...menuIcons.map(({ icon }) => ({ set: 'mat' as const, name: icon })),
    ]
    const pictures: Record<string, IconPicture> = {}
    for (const { set, name } of wanted) {
      const picture = await icons.picture(set, name)
      if (picture) pictures[`${set}:${name}`] = picture
    }
    return { config, icons: pictures }
  })
}

/** The links as they are stored, as JSON. */
export async function readLinkList(db: Reader): Promise<string> {
  const row = await db.selectFrom('settings').where('name', '=', linksSetting).select('value').executeTakeFirst()
  return row?.value ?? '[]'
}

/** Empty or invalid text is no links (Q92). */
export function parseLinks(config: string): LinkButton[] {
  try {
    const list: unknown = JSON.parse(config)
    return linkList.Check(list) ? list : []
  } catch {
    return []
  }
}
