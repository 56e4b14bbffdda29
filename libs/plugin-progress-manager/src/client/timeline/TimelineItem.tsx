import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { CircleCheck, Clock, Flag, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatHours, formatMoment, formatSpan, hoursBetween } from '../moments.ts'
import type { TimelineEntry } from './timeline-entries.ts'

export interface TimelineItemProps {
  entry: TimelineEntry
  system: ProgressionSystem
}

/** One thing that happened. It can be given the focus. */
export function TimelineItem({ entry, system }: TimelineItemProps) {
  return (
    <li tabIndex={-1} data-struck={entry.kind === 'record' && entry.record.struck ? '' : undefined}>
      {contentOf(entry, system)}
    </li>
  )
}

function contentOf(entry: TimelineEntry, system: ProgressionSystem): ReactNode {
  switch (entry.kind) {
    case 'registered':
      return (
        <>
          <UserPlus aria-hidden />
          <p>
            Registered in <bdi>{system.SystemName}</bdi>
          </p>
          <p>{signed('Registered', entry.by, entry.at)}</p>
        </>
      )
    case 'change':
      return (
        <>
          {entry.complete ? <CircleCheck aria-hidden /> : <Flag aria-hidden />}
          <p>{changeText(entry)}</p>
          <p>{signed('Saved', entry.by, entry.at)}</p>
        </>
      )
    case 'record':
      return <RecordContent record={entry.record} />
  }
}

function RecordContent({ record }: { record: (TimelineEntry & { kind: 'record' })['record'] }) {
  const { Start, End, by, time, struck } = record
  const span = (
    <>
      <time dir="ltr" dateTime={new Date(Start).toISOString()}>
        {formatSpan(record)}
      </time>
      , {formatHours(hoursBetween(Start, End))}
    </>
  )
  return (
    <>
      <Clock aria-hidden />
      <p>{struck ? <s>{span}</s> : span}</p>
      <p>{signed('Recorded', by, time * 1000)}</p>
      {struck && (
        <p>
          {signed(<strong>Struck out</strong>, struck.by, struck.time * 1000)}
          {struck.reason && (
            <>
              : <bdi>{struck.reason}</bdi>
            </>
          )}
        </p>
      )}
    </>
  )
}

function changeText({ state, complete }: TimelineEntry & { kind: 'change' }): ReactNode {
  const completed = complete === undefined ? '' : complete ? 'Completed' : 'No longer completed'
  if (state === undefined) return completed || 'Saved'
  return (
    <>
      {state === '' ? (
        'No state any more'
      ) : (
        <>
          State: <bdi>{state}</bdi>
        </>
      )}
      {completed && `, ${completed.toLowerCase()}`}
    </>
  )
}

/** What was done, by whom, and when. */
function signed(what: ReactNode, by: string, at: number): ReactNode {
  return (
    <>
      {what}{' '}
      {by && (
        <>
          by <bdi>{by}</bdi>,{' '}
        </>
      )}
      <time dir="ltr" dateTime={new Date(at).toISOString()}>
        {formatMoment(at)}
      </time>
    </>
  )
}
