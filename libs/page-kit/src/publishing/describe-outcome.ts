import { formatMoment } from '@sitewright/ui'
import type { Publication } from './use-publishing.ts'
import { visibilityOf } from './visibility.ts'
import { texts } from './outcome-messages.ts'

/**
 * What visitors see of a page once a publication is saved, such as 'Saving publishes this page at once.'
 *
 * @param before as it is stored.
 * @param now epoch seconds.
 */
export function describeOutcome(after: Publication, before: Publication, now = Date.now() / 1000): string {
  const [start = '', end = ''] = [after.pub_start, after.pub_end].map((at) => (at === null ? '' : formatMoment(at)))
  const wasVisible = visibilityOf(before, now) === 'visible'
  switch (visibilityOf(after, now)) {
    case 'unpublished':
      if (wasVisible) return texts.takesOffline()
      return start || end ? texts.datesDoNotCount() : texts.staysHidden()
    case 'scheduled':
      return end ? texts.between({ start, end }) : texts.from({ start })
    case 'ended':
      return texts.ended({ end })
    case 'visible':
      if (wasVisible) return end ? texts.visibleUntil({ end }) : texts.visible()
      return end ? texts.atOnceUntil({ end }) : texts.atOnce()
  }
}
