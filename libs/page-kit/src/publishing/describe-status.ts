import type { PageStatus } from '@sitewright/api-client'
import { formatDay, formatMoment, formatTime } from '@sitewright/ui'
import { visibilityOf } from './visibility.ts'
import { texts } from './messages.ts'

/** A page's status in words. */
export interface DescribedStatus {
  /** Such as 'Not published'. */
  title: string
  /** `warning`: visitors do not see the page. */
  tone: 'warning' | 'success'
  /** What else there is to know, such as 'Only for Members'. */
  details: string[]
}

export interface DescribeOptions {
  /** Epoch seconds. */
  now: number
  /** False leaves dates out: only a browser knows the reader's time zone. @default true */
  dates?: boolean
  /** What is said of a draft. @default whose it is and from when, as far as that is known */
  draftNote?: string | undefined
  /** The draft is older than what is stored beside it. @default false */
  draftIsOlder?: boolean
}

export function describeStatus(status: PageStatus, options: DescribeOptions): DescribedStatus {
  const { now, dates = true, draftNote = draftOf(status, options) } = options
  const { roles, draft, mayPublish } = status
  const visibility = visibilityOf(status, now)
  const hidden = visibility !== 'visible'
  const details = [
    dates ? periodOf(status, now) : '',
    roles.length > 0 ? texts.onlyFor({ roles: roles.join(', ') }) : '',
    draft ? draftNote : '',
    hidden && !mayPublish ? texts.managerCan() : '',
  ]
  return {
    title: titles[visibility](),
    tone: hidden ? 'warning' : 'success',
    details: details.filter((detail) => detail !== ''),
  }
}

/** Such as 'Draft by Ann, 2:02 pm, not public yet'. */
function draftOf({ draftBy, draftSaved }: PageStatus, { now, dates = true, draftIsOlder = false }: DescribeOptions) {
  if (draftSaved === undefined) return draftIsOlder ? texts.older() : texts.draft()
  const name = draftBy || texts.somebody()
  if (!dates) return (draftIsOlder ? texts.olderBy : texts.draftBy)({ name })
  return (draftIsOlder ? texts.olderByAt : texts.draftByAt)({ name, time: whenSaved(draftSaved, now) })
}

/** The time alone where it was today. @param now epoch seconds, as is `saved`. */
function whenSaved(saved: number, now: number): string {
  return formatDay(saved) === formatDay(now) ? formatTime(saved) : formatMoment(saved)
}

/**
 * That there is a draft which is not what is edited, such as 'A draft of Ann from 2:02 pm is waiting. You are editing the
 * published page.' For a browser.
 */
export function describeWaiting(status: PageStatus | undefined, draftIsOlder = false): string {
  const now = Date.now() / 1000
  const copy = status && visibilityOf(status, now) !== 'visible' ? 'saved' : 'published'
  return texts.waiting({ draft: draftName(status, { now, draftIsOlder }), copy })
}

/** Such as 'A draft of Ann from 2:02 pm'. */
function draftName(status: PageStatus | undefined, { now, draftIsOlder }: { now: number; draftIsOlder: boolean }) {
  const { draftBy: name, draftSaved } = status ?? {}
  const age = draftIsOlder ? 'older' : 'new'
  if (!draftSaved) return name ? texts.draftOf({ age, name }) : texts.someDraft({ age })
  const time = whenSaved(draftSaved, now)
  return name ? texts.draftOfFrom({ age, name, time }) : texts.draftFrom({ age, time })
}

const titles = {
  unpublished: texts.titleUnpublished,
  scheduled: texts.titleScheduled,
  ended: texts.titleEnded,
  visible: texts.titleVisible,
}

function periodOf(status: PageStatus, now: number): string {
  const { pub_start, pub_end } = status
  const [start = '', end = ''] = [pub_start, pub_end].map((moment) => (moment === null ? '' : formatMoment(moment)))
  switch (visibilityOf(status, now)) {
    case 'scheduled':
      return end ? texts.between({ start, end }) : texts.from({ start })
    case 'ended':
      return texts.endedOn({ end })
    case 'visible':
      return end ? texts.until({ end }) : ''
    case 'unpublished':
      return ''
  }
}
