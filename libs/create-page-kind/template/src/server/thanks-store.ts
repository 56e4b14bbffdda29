import {
  RefusedError,
  type AnyDatabase,
  type AnyTransaction,
  type Identity,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import type { SampleKindCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { tablesOf } from './tables.ts'

type Thanks = SampleKindCalls['GET protected/plugin/sample-kind/get-thanks.json.php']['reply']

/** Keeps who said thank you. */
export function thanksStore({ db, write, clock, pages }: PageKindServices) {
  async function accountWhoOpens(id: number, who: Identity): Promise<number> {
    // the same answer for a page that is not there and for one that this person may not see
    if (!who.account || !(await pages.mayOpen({ id, kind: manifest.kind, who })))
      throw new RefusedError(404, 'Not found')
    return who.account.id
  }

  return {
    /** @throws {RefusedError} 404 for a page that this person may not open. */
    async read(id: number, who: Identity): Promise<Thanks> {
      return countThanks(db, id, await accountWhoOpens(id, who))
    },

    /** @throws {RefusedError} 404 for a page that this person may not open. */
    async add(id: number, who: Identity): Promise<Thanks> {
      const account = await accountWhoOpens(id, who)
      const work = async (tx: AnyTransaction) => {
        await tablesOf(tx)
          .insertInto('sample_kind_thanks')
          .values({ page_id: id, account_id: account, time: Math.floor(clock() / 1000) })
          .onConflict((conflict) => conflict.columns(['page_id', 'account_id']).doNothing())
          .execute()
        return countThanks(tx, id, account)
      }
      // each reader asks for them: they are no part of the page that the site keeps for visitors
      return write(work, { touches: [] })
    },
  }
}

async function countThanks(db: AnyDatabase, page: number, account: number): Promise<Thanks> {
  const { count, mine } = await tablesOf(db)
    .selectFrom('sample_kind_thanks')
    .where('page_id', '=', page)
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('account_id', '=', account).then(1).else(0).end()).as('mine'),
    ])
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in text, and a sum over nothing is null
  return { count: Number(count), mine: Number(mine) > 0 }
}
