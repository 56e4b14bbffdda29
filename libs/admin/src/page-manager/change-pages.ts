import { maxListLength, refusalReason, type ListedPage, type PagesChanged } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { NoticeText } from '../shared/Notice.tsx'
import { texts } from './messages.ts'

/** A page that could not be changed. */
export interface FailedPage {
  page: ListedPage
  /** For people; '' where the server gave none. */
  reason: string
  /** Absent where the page is gone. */
  error?: unknown
}

/** What became of several pages. */
export interface Outcome {
  done: readonly ListedPage[]
  failed: readonly FailedPage[]
}

/** A message that says how many. */
export type CountMessage = (values: { count: number }) => string

/** Titles that are named at most. */
const maxNamed = 5

/** Changes pages by calls that take so many of them at once; one that fails is no reason to leave out the others. */
export async function changePages(
  pages: readonly ListedPage[],
  call: (ids: number[]) => Promise<PagesChanged>,
): Promise<Outcome> {
  const done: ListedPage[] = []
  const failed: FailedPage[] = []
  for (let first = 0; first < pages.length; first += maxListLength) {
    const some = pages.slice(first, first + maxListLength)
    try {
      const gone = new Set((await call(some.map(({ id }) => id))).gone)
      for (const page of some)
        if (gone.has(page.id)) failed.push({ page, reason: texts.noLongerThere() })
        else done.push(page)
    } catch (error) {
      failed.push(...some.map((page) => ({ page, reason: refusalReason(error) ?? '', error })))
    }
  }
  return { done, failed }
}

/**
 * What to say of it.
 *
 * @param success how many were changed, such as '3 pages published'.
 */
export function outcomeNotice({ done, failed }: Outcome, success: CountMessage): NoticeText {
  const text = success({ count: done.length })
  if (failed.length === 0) return { status: 'success', text }
  const reasons = Map.groupBy(failed, ({ reason }) => reason)
  const parts = [...reasons].map(([reason, some]) => {
    const names = namedPages(some.map(({ page }) => page))
    return reason === '' ? names : texts.forReason({ pages: names, reason })
  })
  return { status: 'warning', text: texts.leftOver({ done: text, pages: parts.join('; ') }) }
}

/** Their titles; of very many the first ones. */
export function namedPages(pages: readonly ListedPage[]): string {
  const named = pages.slice(0, maxNamed).map(({ name }) => texts.quoted({ text: shownTitle(name) }))
  const more = pages.length - named.length
  return [...named, ...(more > 0 ? [texts.more({ count: more })] : [])].join(', ')
}
