import type { Page } from '@sitewright/api-client'

type Publishing = Pick<Page, 'published' | 'pub_start' | 'pub_end'>

/**
 * Whether visitors see a page: from its start on, up to but not including its end.
 * By the clock of this computer, so a hint; the server decides by its own.
 *
 * @param now epoch seconds.
 */
export function visibilityOf(
  { published, pub_start, pub_end }: Publishing,
  now: number,
): 'unpublished' | 'scheduled' | 'visible' | 'ended' {
  if (!published) return 'unpublished'
  if (pub_end !== null && pub_end <= now) return 'ended'
  if (pub_start !== null && pub_start > now) return 'scheduled'
  return 'visible'
}
