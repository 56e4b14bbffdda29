import type { Identity, SubPageNeeds } from '@sitewright/page-kit/server'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { visiblePages } from '../access/visible-pages.ts'
import type { Reader } from '../db/database.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { kindsWithSubAddresses } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import type { FoundPagesOptions } from './found-pages.ts'
import { idsContaining, ofSubPages } from './search-index.ts'
import { excerptReach, newestIds, type SearchSource } from './search-source.ts'

type SubPagesOfPages = ExpressionBuilder<Schema, 'sub_pages' | 'pages'>

/** The most requirements that are looked at; what has another one is not found. */
const maxRequirements = 1000

/**
 * What stands below the pages that this person may see, as far as they meet what it requires; nothing of a page while its
 * list is to be read again, as it may say by then that something is gone, or for fewer people. What another page took the
 * address of is not there.
 *
 * @returns undefined where no kind declares any of that.
 */
export async function foundSubPages(options: FoundPagesOptions, who: Identity): Promise<SearchSource | undefined> {
  const { database, kinds, access, now } = options
  const { engine, read } = database
  const declared = kindsWithSubAddresses(kinds)
  if (declared.length === 0) return undefined
  const requirements = await readRequirements(read)
  if (requirements.length === 0) return undefined
  const met = declared.map((kind) => ({ kind, requires: metBy({ access, who, kind }, requirements) }))

  function isShown(row: SubPagesOfPages): Expression<SqlBool> {
    const time = now()
    const meets = met.filter(({ requires }) => requires.length > 0)
    return row.and([
      visiblePages({ access, kinds, who, now: time })(row),
      row.or(
        meets.map(({ kind, requires }) =>
          row.and([row('pages.kind', '=', kind), row('sub_pages.requires', 'in', requires)]),
        ),
      ),
      isCurrent(row),
      row.not(isTaken(time)),
    ])
  }

  return {
    ids(wanted, limit) {
      const found = read.selectFrom(idsContaining(engine, ofSubPages, wanted)).where((condition) =>
        condition.exists(
          condition
            .selectFrom('sub_pages')
            .innerJoin('pages', 'pages.id', 'sub_pages.page_id')
            .whereRef('sub_pages.id', '=', 'found.id')
            .where(isShown)
            .select('sub_pages.id')
            .$if(engine === 'postgres', (row) => row.offset(0)),
        ),
      )
      return newestIds(database, found, limit)
    },
    async describe(ids) {
      const rows = await read
        .selectFrom('sub_pages')
        .innerJoin('pages', 'pages.id', 'sub_pages.page_id')
        .where('sub_pages.id', 'in', ids)
        // it may have been narrowed since it was found
        .where(isShown)
        .select(['sub_pages.id', 'page_id', 'below', 'sub_pages.title', 'pages.kind', 'pages.url'])
        .select((is) => is.fn<string>('substr', ['sub_pages.text', is.lit(1), is.lit(excerptReach)]).as('text'))
        .execute()
      return new Map(
        rows.map(({ id, page_id, below, title, text, ...page }) => [
          id,
          { id: page_id, below, title, address: `/${linkPath({ id: page_id, ...page })}/${below}`, text },
        ]),
      )
    },
  }
}

/** Those of the requirements that this person meets below pages of a kind. */
function metBy(
  { access, who, kind }: Pick<FoundPagesOptions, 'access'> & { who: Identity; kind: string },
  requirements: readonly string[],
): string[] {
  return requirements.filter((requires) =>
    access.meetsSubPage(kind, { requires: JSON.parse(requires) as SubPageNeeds }, who),
  )
}

/** All requirements that are stored, from one to the next by the index, however many rows have the same. */
async function readRequirements(read: Reader): Promise<string[]> {
  const { rows } = await sql<{ requires: string }>`
    with recursive one (requires) as (
      select min(requires) from sub_pages
      union all
      select (select min(requires) from sub_pages where sub_pages.requires > one.requires) from one
      where one.requires is not null
    )
    select requires from one where requires is not null limit ${sql.lit(maxRequirements)}`.execute(read)
  return rows.map(({ requires }) => requires)
}

/** True where the page's list was read after the last change that it may be made of. */
function isCurrent(row: SubPagesOfPages): Expression<SqlBool> {
  return row.exists(
    row
      .selectFrom('sub_page_lists')
      .leftJoin('sub_page_changes', (join) => join.onRef('sub_page_changes.kind', '=', 'pages.kind'))
      .whereRef('sub_page_lists.page_id', '=', 'sub_pages.page_id')
      .whereRef('sub_page_lists.number', '=', (number) => number.fn.coalesce('sub_page_changes.number', number.lit(0)))
      .select('sub_page_lists.page_id'),
  )
}

/** True where a published page has the address for its own. */
function isTaken(now: Seconds): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from pages as own
    where own.url = pages.url || '/' || sub_pages.below and own.url <> '' and own.published = 1
      and (own.pub_start is null or own.pub_start <= ${now}) and (own.pub_end is null or own.pub_end > ${now}))`
}
