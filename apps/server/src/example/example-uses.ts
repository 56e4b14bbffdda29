import type { ExampleUse, FooterFields } from '@sitewright/api-client/contract'
import { wellFormedJson } from '@sitewright/page-kit/server'
import type { Reader } from '../db/database.ts'
import type { SettingName } from '../settings/settings.ts'
import type { Print } from './example-record.ts'

export interface UsesOfSite {
  pages: ReadonlyMap<number, ExampleUse>
  files: ReadonlyMap<number, ExampleUse>
}

const pictureSettings = {
  SiteLogoLarge: 'logoLarge',
  SiteLogoSmall: 'logoSmall',
  SiteFavicon: 'favicon',
  SiteBackground: 'background',
} as const satisfies Partial<Record<SettingName, ExampleUse>>

/**
 * The pages and files that the site itself uses, by ids, and for what.
 *
 * @param replaced the settings that another example brings, as they are stored now: while they are so, what they name is
 * not in use, nor is the start page.
 */
export async function usesOfSite(db: Reader, replaced?: Readonly<Record<string, string>>): Promise<UsesOfSite> {
  const rows = await db
    .selectFrom('settings')
    .where('name', 'in', ['DefaultPage', ...Object.keys(pictureSettings)])
    .selectAll()
    .execute()
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const pages = new Map<number, ExampleUse>()
  const files = new Map<number, ExampleUse>()
  const footer = await footerNow(db)
  pages.set(footer?.privacy ?? 0, 'privacy')
  pages.set(footer?.imprint ?? 0, 'imprint')
  if (!replaced) pages.set(Number(stored.get('DefaultPage')), 'start')
  for (const [name, use] of Object.entries(pictureSettings)) {
    const value = stored.get(name)
    if (value !== undefined && replaced?.[name] !== value) files.set(Number(value), use)
  }
  return { pages, files }
}

/** One that cannot be read is none, as for the look. */
async function footerNow(db: Reader): Promise<Partial<FooterFields> | undefined> {
  const row = await db.selectFrom('looks').select('footer').orderBy('id', 'desc').limit(1).executeTakeFirst()
  try {
    return row && JSON.parse(wellFormedJson(row.footer))
  } catch {
    return undefined
  }
}

/** The pages of which nothing was changed, but visitors or staff have left something with them, such as messages. */
export function writtenTo(before: readonly Print[], present: readonly Print[]): Map<number, ExampleUse> {
  const prints = new Map(before.map(({ id, print }) => [id, print]))
  return new Map(
    present.flatMap(({ id, print }) => {
      const former = prints.get(id)
      return former !== undefined && former !== print && ofPage(former) === ofPage(print) ? [[id, 'written']] : []
    }),
  )
}

/** A page's print without what its kind stores beside its content. */
function ofPage(print: string): string {
  return JSON.stringify((JSON.parse(print) as unknown[]).slice(0, -1))
}
