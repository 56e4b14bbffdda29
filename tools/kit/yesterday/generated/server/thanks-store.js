import { RefusedError } from '@sitewright/page-kit/server'
import { manifest } from '../manifest.js'
import { tablesOf } from './tables.js'
/** Keeps who said thank you. */
export function thanksStore({ db, write, clock, pages }) {
  async function accountWhoOpens(id, who) {
    // the same answer for a page that is not there and for one that this person may not see
    if (
      !who.account ||
      !(await pages.mayOpen({
        id,
        kind: manifest.kind,
        who,
      }))
    )
      throw new RefusedError(404, 'Not found')
    return who.account.id
  }
  return {
    /** @throws {RefusedError} 404 for a page that this person may not open. */
    async read(id, who) {
      return countThanks(db, id, await accountWhoOpens(id, who))
    },
    /** @throws {RefusedError} 404 for a page that this person may not open. */
    async add(id, who) {
      const account = await accountWhoOpens(id, who)
      const work = async (tx) => {
        await tablesOf(tx)
          .insertInto('sample_kind_thanks')
          .values({
            page_id: id,
            account_id: account,
            time: Math.floor(clock() / 1e3),
          })
          .onConflict((conflict) => conflict.columns(['page_id', 'account_id']).doNothing())
          .execute()
        return countThanks(tx, id, account)
      }
      // each reader asks for them: they are no part of the page that the site keeps for visitors
      return write(work, { touches: [] })
    },
  }
}
async function countThanks(db, page, account) {
  const { count, mine } = await tablesOf(db)
    .selectFrom('sample_kind_thanks')
    .where('page_id', '=', page)
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('account_id', '=', account).then(1).else(0).end()).as('mine'),
    ])
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in text, and a sum over nothing is null
  return {
    count: Number(count),
    mine: Number(mine) > 0,
  }
}
