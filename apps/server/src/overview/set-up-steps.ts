import type { SetUpStep, StarterName } from '@sitewright/api-client/contract'
import type { Database } from '../db/database.ts'
import type { Looks } from '../look/looks.ts'
import { settingDefaults, type SettingsStore } from '../settings/settings.ts'

export interface SetUpFacts {
  database: Database
  settings: SettingsStore
  looks: Pick<Looks, 'current'>
  mail: { isDelivering: () => Promise<boolean> }
}

/** What each starter site is called until somebody names it. */
export const starterTitles: Readonly<Record<StarterName, string>> = {
  'walking-club': 'Ridgeline Walking Club',
  lodge: 'Heron Lake Lodge',
  school: 'Bright Street Music School',
}

/** How many of the contents saved last are looked at for one that somebody wrote: all others are older than these. */
const latest = 50

/** Words of an imprint or of a page about privacy, in the languages of those who have to have one. */
const legal =
  /imprint|impressum|privacy|datenschutz|legal notice|mentions l[ée]gales|confidentialit|aviso legal|privacidad/i

/** Whether each step of setting up a site is done, from what is stored. */
export function createSetUpFacts({
  database: { read },
  settings,
  looks,
  mail,
}: SetUpFacts): Record<SetUpStep, () => Promise<boolean>> {
  return {
    async name() {
      const { SiteTitle: title } = await settings.all()
      return !['', settingDefaults.SiteTitle, ...Object.values(starterTitles)].includes(title.trim())
    },
    // the starter site's pages are as they were created
    async page() {
      const contents = await read
        .selectFrom('page_contents')
        .innerJoin('pages', 'pages.id', 'page_contents.page_id')
        .where('page_contents.state', '=', 'active')
        .orderBy('page_contents.saved', 'desc')
        .limit(latest)
        .select(['page_contents.saved', 'pages.created', 'pages.published'])
        .execute()
      return contents.some(({ saved, created, published }) => published === 1 && saved > created)
    },
    async menu() {
      const item = await read
        .selectFrom('menu_items')
        .innerJoin('pages', 'pages.id', 'menu_items.page_id')
        .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
        .where('page_contents.state', '=', 'active')
        .whereRef('page_contents.saved', '>', 'pages.created')
        .select('menu_items.id')
        .limit(1)
        .executeTakeFirst()
      return item !== undefined
    },
    mail: () => mail.isDelivering(),
    async imprint() {
      const { footer } = await looks.current()
      if (footer.imprint !== 0) return true
      const items = await read
        .selectFrom('menu_items')
        .leftJoin('pages', 'pages.id', 'menu_items.page_id')
        .select(['menu_items.label', 'pages.title', 'pages.url'])
        .execute()
      return items.some(({ label, title, url }) => legal.test(`${label} ${title ?? ''} ${url ?? ''}`))
    },
    async people() {
      const accounts = await read.selectFrom('accounts').select('id').orderBy('id', 'desc').limit(2).execute()
      return accounts.length > 1
    },
  }
}
