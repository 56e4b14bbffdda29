import type { AnyTransaction, PageKindServices } from '@sitewright/page-kit/server'
import { purgeAttempts } from './attempts.ts'
import { keepDaysOf } from './form-pages.ts'
import { purgeKeys } from './preauth.ts'
import { tablesOf, type Seconds } from './tables.ts'

/** Seconds. */
const day = 24 * 60 * 60

/** Forgets submissions that their form keeps no longer, and whatever no limit and no key needs any more. */
export async function deleteExpired({ write, clock }: PageKindServices): Promise<void> {
  const now = Math.floor(clock() / 1000)
  await write(async (tx) => {
    await followForms(tx)
    await purgeSubmissions(tx, now)
    await purgeKeys(tx, now)
    await purgeAttempts(tx, now)
  })
}

/** A form says also for its older submissions how long they are kept; those of a form that is gone keep what it said. */
async function followForms(tx: AnyTransaction): Promise<void> {
  const forms = await tablesOf(tx).selectFrom('form_submissions').select('page_id').distinct().execute()
  for (const { page_id } of forms) {
    const keep_days = await keepDaysOf(tx, page_id)
    if (keep_days === undefined) continue
    await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ keep_days })
      .where('page_id', '=', page_id)
      .where('keep_days', '<>', keep_days)
      .execute()
  }
}

async function purgeSubmissions(tx: AnyTransaction, now: Seconds): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('form_submissions')
    .where((is) => is(is('time', '+', is('keep_days', '*', day)), '<=', now))
    .execute()
}
