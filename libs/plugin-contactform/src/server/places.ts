import {
  notFound,
  type AnyDatabase,
  type AnyTransaction,
  type CallContext,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import { manifest } from '../manifest.ts'
import { keyOf, limitedOptions, type Place } from '../places.ts'
import type { Layout } from '../model/layout.ts'
import { activeLayout } from './form-pages.ts'
import { ofSubmissions } from './submission-news.ts'
import { tablesOf, type Seconds } from './tables.ts'

/** What was chosen in a field with options. */
export interface Choice {
  field: string
  value: string
}

type Form = Pick<Layout, 'fields'>

/**
 * What the options of a form have left. A submission takes a place while it waits to be verified, as long as its link
 * works, and once it was delivered, as long as it is kept.
 */
export async function placesOf(db: AnyDatabase, form: Form & { pageId: number; now: Seconds }): Promise<Place[]> {
  const limited = limitedOptions(form)
  if (limited.length === 0) return []
  const rows = await tablesOf(db)
    .selectFrom('form_places')
    .innerJoin('form_submissions', 'form_submissions.id', 'form_places.submission_id')
    .where('form_places.page_id', '=', form.pageId)
    .where((is) => is.or([is('state', '=', 'released'), is('expires', '>', form.now)]))
    .groupBy(['field', 'value'])
    .select(({ fn }) => ['field', 'value', fn.countAll<number>().as('taken')])
    .execute()
  const taken = new Map(rows.map((row) => [keyOf(row.field, row.value), row.taken]))
  return limited.map(({ field, value, places }) => ({
    ...{ field, value },
    left: Math.max(0, places - (taken.get(keyOf(field, value)) ?? 0)),
  }))
}

/** Notes what a submission has chosen; with it go its places. */
export async function takePlaces(
  tx: AnyTransaction,
  { submission, pageId, choices }: { submission: number; pageId: number; choices: readonly Choice[] },
): Promise<void> {
  if (choices.length === 0) return
  await tablesOf(tx)
    .insertInto('form_places')
    .values(choices.map((choice) => ({ ...choice, submission_id: submission, page_id: pageId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What changes when a place of a form is taken or free again: all that its page shows besides its content. */
export const placesTopic = (pageId: number) => `places ${pageId}`

/** How a change of a submission is written: of one that has taken places visitors are to see it at once. */
export async function writerFor(
  { db, write }: Pick<PageKindServices, 'db' | 'write'>,
  submission: number,
): Promise<<Result>(work: (tx: AnyTransaction) => Promise<Result>) => Promise<Result>> {
  const place = await tablesOf(db)
    .selectFrom('form_places')
    .where('submission_id', '=', submission)
    .select('page_id')
    .executeTakeFirst()
  return (work) => write(work, { ...ofSubmissions, ...(place && { touches: [placesTopic(place.page_id)] }) })
}

/** Tells anyone who may open the form what is left. */
export function placesTeller(services: PageKindServices) {
  const { db, pages, clock } = services
  return async function tell({ id }: { id: number }, { who }: CallContext): Promise<Place[]> {
    const mayOpen = await pages.mayOpen({ id, kind: manifest.kind, who })
    const layout = mayOpen ? await activeLayout(services, db, id) : undefined
    return layout ? placesOf(db, { ...layout, pageId: id, now: Math.floor(clock() / 1000) }) : notFound()
  }
}
