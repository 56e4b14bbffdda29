import type { FooterFields, SetUpGap, SetUpStep, StarterName } from '@sitewright/api-client/contract'
import type { Database } from '../db/database.ts'
import { createStarterLogos } from '../example/starter-logos.ts'
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

/** Words of the pages that the law of many countries asks for, in the languages of those who have to have them. */
const legalWords = {
  imprint: /imprint|impressum|legal notice|mentions l[ée]gales|aviso legal|بيانات الناشر/i,
  privacy: /privacy|datenschutz|confidentialit|privacidad|خصوصية/i,
} as const

/** Whether a step is done, and what is left of one of which a part is. */
export interface StepState {
  done: boolean
  missing?: SetUpGap
}

/** How far each step of setting up a site is, from what is stored. */
export function createSetUpFacts({
  database: { read },
  settings,
  looks,
  mail,
}: SetUpFacts): Record<SetUpStep, () => Promise<StepState>> {
  const logos = createStarterLogos()

  return {
    async name() {
      const { SiteTitle: title, SiteLogoLarge, SiteLogoSmall } = await settings.all()
      if (['', settingDefaults.SiteTitle, ...Object.values(starterTitles)].includes(title.trim()))
        return { done: false }
      return (await logos.areAmong(read, [SiteLogoLarge, SiteLogoSmall]))
        ? { done: false, missing: 'logo' }
        : { done: true }
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
      return { done: contents.some(({ saved, created, published }) => published === 1 && saved > created) }
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
      return { done: item !== undefined }
    },
    mail: async () => ({ done: await mail.isDelivering() }),
    async imprint() {
      const { footer } = await looks.current()
      const [imprint, privacy] = [await isFound('imprint', footer), await isFound('privacy', footer)]
      if (imprint === privacy) return { done: imprint }
      return { done: false, missing: imprint ? 'privacy' : 'imprint' }
    },
    async people() {
      const accounts = await read.selectFrom('accounts').select('id').orderBy('id', 'desc').limit(2).execute()
      return { done: accounts.length > 1 }
    },
  }

  /** Whether visitors find such a page: it is linked below every page or in the menu, and published. */
  async function isFound(page: keyof typeof legalWords, footer: FooterFields): Promise<boolean> {
    const linked = await read
      .selectFrom('pages')
      .where('id', '=', footer[page])
      .where('published', '=', 1)
      .select('id')
      .executeTakeFirst()
    if (linked) return true
    const items = await read
      .selectFrom('menu_items')
      .leftJoin('pages', 'pages.id', 'menu_items.page_id')
      .where((is) => is.or([is('pages.published', '=', 1), is('menu_items.address', 'is not', null)]))
      .select(['menu_items.label', 'pages.title', 'pages.url'])
      .execute()
    return items.some(({ label, title, url }) => legalWords[page].test(`${label} ${title ?? ''} ${url ?? ''}`))
  }
}
