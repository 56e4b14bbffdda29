import type { AnyTransaction, PageKindServices } from '@sitewright/page-kit/server'
import { purgeAttempts } from './attempts.ts'
import { discardFilesOf, discardLapsedFiles } from './form-files.ts'
import { keepDaysOf } from './form-pages.ts'
import { purgeKeys } from './preauth.ts'
import { placesTopic } from './places.ts'
import { submissionList } from './submission-news.ts'
import { tablesOf, type Seconds } from './tables.ts'

/** Seconds. */
const day = 24 * 60 * 60
/** It is done each hour; a server that was away for longer has kept no page. In seconds. */
const lookBack = 2 * 60 * 60

/** Forgets submissions that their form keeps no longer, and whatever no limit and no key needs any more. */
export async function deleteExpired(services: PageKindServices): Promise<void> {
  const { write, clock, ownFiles } = services
  const now = Math.floor(clock() / 1000)
  await write(
    async (tx) => {
      await followForms(services, tx)
      const forms = await formsWithFreedPlaces(tx, now)
      await discardLapsedFiles(tx, services, now)
      const purged = await purgeSubmissions(tx, services, now)
      await purgeKeys(tx, now)
      await purgeAttempts(tx, now)
      return { forms, purged }
    },
    {
      touches: ({ forms }) => forms.map(placesTopic),
      lists: ({ purged }) => (purged > 0 ? [submissionList] : []),
    },
  )
  await ownFiles.removeDiscarded()
}

/** Forms of which a submission has given its place back since the last time, or does now: visitors are to see that. */
async function formsWithFreedPlaces(tx: AnyTransaction, now: Seconds): Promise<number[]> {
  const rows = await tablesOf(tx)
    .selectFrom('form_places')
    .innerJoin('form_submissions', 'form_submissions.id', 'form_places.submission_id')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'waiting'), is('expires', '<=', now), is('expires', '>', now - lookBack)]),
        is(is('time', '+', is('keep_days', '*', day)), '<=', now),
      ]),
    )
    .select('form_places.page_id')
    .distinct()
    .execute()
  return rows.map(({ page_id }) => page_id)
}

/** A form says also for its older submissions how long they are kept; those of a form that is gone keep what it said. */
async function followForms(services: PageKindServices, tx: AnyTransaction): Promise<void> {
  const forms = await tablesOf(tx).selectFrom('form_submissions').select('page_id').distinct().execute()
  for (const { page_id } of forms) {
    const keep_days = await keepDaysOf(services, tx, page_id)
    if (keep_days === undefined) continue
    await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ keep_days })
      .where('page_id', '=', page_id)
      .where('keep_days', '<>', keep_days)
      .execute()
  }
}

/** @returns how many are deleted. */
async function purgeSubmissions(
  tx: AnyTransaction,
  services: Pick<PageKindServices, 'ownFiles'>,
  now: Seconds,
): Promise<number> {
  const withFiles = await tablesOf(tx)
    .selectFrom('form_files')
    .innerJoin('form_submissions', 'form_submissions.id', 'form_files.submission_id')
    .where((is) => is(is('time', '+', is('keep_days', '*', day)), '<=', now))
    .select('form_submissions.id')
    .distinct()
    .execute()
  const ids = withFiles.map(({ id }) => id)
  await discardFilesOf(tx, services, ids)
  const { numDeletedRows } = await tablesOf(tx)
    .deleteFrom('form_submissions')
    .where((is) => is(is('time', '+', is('keep_days', '*', day)), '<=', now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
