import type { SetUpStep, StarterName, StartOverview } from '@sitewright/api-client/contract'
import { holdsAny, setUpSteps } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { kindTitle, permissionTitles, type PageKinds } from '../kinds/page-kinds.ts'
import type { Looks } from '../look/looks.ts'
import type { MailService } from '../mail/mail-service.ts'
import { storeSettings, type SettingsStore } from '../settings/settings.ts'
import type { SiteDayOf } from '../settings/site-language.ts'
import { createSetUpFacts } from './set-up-steps.ts'

export interface SiteOverviewOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  access: PageAccess
  settings: SettingsStore
  siteDayOf: SiteDayOf
  looks: Pick<Looks, 'current'>
  mail: MailService
  /** Which example the site has, while nobody has touched it. */
  example: { untouched: () => Promise<StarterName | undefined> }
  /** Whether language and time zone of the site wait for a browser to take them from. */
  firstPlace: { isOpen: () => Promise<boolean> }
  audit: Audit
  now: () => Seconds
}

export interface SiteOverview {
  /** What Start shows this person. */
  read: (who: Identity) => Promise<StartOverview>
  /** Takes a step off the list, for everybody. */
  dismiss: (step: SetUpStep, actor: Actor) => Promise<void>
}

/** Who can take each step; the administrators can take all of them. */
const takers: Record<SetUpStep, readonly string[]> = {
  name: ['core.admin'],
  page: ['core.admin', 'core.page-manager'],
  menu: ['core.admin', 'core.menu-manager'],
  mail: ['core.admin'],
  imprint: ['core.admin', 'core.menu-manager'],
  people: ['core.admin', 'core.account-manager'],
}

/** The name of the setting with the steps that were dismissed, separated by spaces. */
const dismissedSetting = 'StartDismissed'

/** The maximum numbers of drafts and of visited pages that are shown. */
const maxDrafts = 8
const maxVisited = 5

/** What staff see first: what a new site needs, what waits, and who visited. */
export function createSiteOverview(options: SiteOverviewOptions): SiteOverview {
  const { database, changes, kinds, access, mail, example, firstPlace, audit, siteDayOf, now } = options
  const { read } = database
  const facts = createSetUpFacts(options)

  async function dismissed(from: Reader = read): Promise<string[]> {
    const row = await from
      .selectFrom('settings')
      .where('name', '=', dismissedSetting)
      .select('value')
      .executeTakeFirst()
    return row?.value.split(' ') ?? []
  }

  async function stepsFor(who: Identity): Promise<StartOverview['steps']> {
    const gone = new Set(await dismissed())
    const own = setUpSteps.filter((step) => !gone.has(step) && holdsAny(who.permissions, takers[step]))
    return Promise.all(own.map(async (step) => ({ step, ...(await facts[step]()) })))
  }

  const editedBy = (who: Identity) =>
    [...kinds.keys()].filter((kind) => access.mayEdit(kind, who) && access.meetsNeeds(kind, who))

  async function draftsFor(who: Identity): Promise<Pick<StartOverview, 'drafts' | 'moreDrafts'>> {
    const edited = editedBy(who)
    if (edited.length === 0) return { drafts: [], moreDrafts: false }
    const rows = await read
      .selectFrom('page_contents')
      .innerJoin('pages', 'pages.id', 'page_contents.page_id')
      .leftJoin('accounts', 'accounts.id', 'page_contents.account_id')
      .where('page_contents.state', '=', 'draft')
      .where('pages.kind', 'in', edited)
      .orderBy('page_contents.saved', 'desc')
      .limit(maxDrafts + 1)
      .select(['pages.id', 'pages.title', 'pages.kind', 'page_contents.saved', 'accounts.name as by'])
      .execute()
    const drafts = rows
      .slice(0, maxDrafts)
      .map(({ id, title, kind, saved, by }) => ({ id, name: title, renderer: kind, saved, by: by ?? '' }))
    return { drafts, moreDrafts: rows.length > maxDrafts }
  }

  /** Of the kinds that pages ever had: those that the server goes without now. */
  async function missingKinds(): Promise<NonNullable<StartOverview['missingKinds']>> {
    const ever = await read.selectFrom('page_types').select('kind').orderBy('kind').execute()
    const found: NonNullable<StartOverview['missingKinds']> = []
    for (const { kind } of ever) {
      if (kinds.has(kind)) continue
      const pages = read.selectFrom('pages').where('kind', '=', kind)
      const { count } = await pages.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      if (count > 0) found.push({ kind, pages: count })
    }
    return found
  }

  async function readToday(): Promise<NonNullable<StartOverview['today']>> {
    const visits = read.selectFrom('page_visitors').where('day', '=', await siteDayOf(now()))
    const all = await visits.select((of) => of.fn.count<number>('visitor').distinct().as('count')).executeTakeFirst()
    const most = await visits
      .groupBy('page_id')
      .select((of) => ['page_id', of.fn.count<number>('visitor').as('visitors')])
      .orderBy('visitors', 'desc')
      .orderBy('page_id')
      .limit(maxVisited)
      .execute()
    const visitors = new Map(most.map(({ page_id, visitors: count }) => [page_id, count]))
    if (visitors.size === 0) return { visitors: 0, pages: [] }
    const pages = await read
      .selectFrom('pages')
      .leftJoin('page_hits', 'page_hits.page_id', 'pages.id')
      .where('pages.id', 'in', [...visitors.keys()])
      .select(['pages.id', 'pages.title', 'pages.kind', 'page_hits.total'])
      .execute()
    const shown = pages.map(({ id, title, kind, total }) => ({
      ...{ id, name: title, renderer: kind },
      ...{ visitors: visitors.get(id) ?? 0, total: total ?? 0 },
    }))
    return { visitors: all?.count ?? 0, pages: shown.sort((a, b) => b.visitors - a.visitors || a.id - b.id) }
  }

  return {
    async read(who) {
      return {
        steps: await stepsFor(who),
        ...(await draftsFor(who)),
        may: [...permissionTitles(kinds)]
          .filter(([permission]) => permission !== 'core.account-owner' && who.permissions.has(permission))
          .map(([, title]) => title),
        edits: editedBy(who).map((kind) => kindTitle(kinds, kind)),
        ...(holdsAny(who.permissions, ['core.admin']) && {
          failedMails: await mail.countFailed(),
          missingKinds: await missingKinds(),
          example: await example.untouched(),
          ...((await firstPlace.isOpen()) && { placeIsOpen: true as const }),
        }),
        ...(holdsAny(who.permissions, ['core.admin', 'core.page-manager']) && { today: await readToday() }),
      }
    },

    async dismiss(step, actor) {
      await changes.write(async (tx) => {
        const gone = new Set([...(await dismissed(tx)), step])
        await storeSettings(tx, { [dismissedSetting]: [...gone].join(' ') })
        await audit.record(tx, { action: 'step dismissed', actor, details: step })
      })
    },
  }
}
