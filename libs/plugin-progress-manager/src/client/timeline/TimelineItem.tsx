import { rich } from '@sitewright/messages/react'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { CircleCheck, Clock, Flag, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatHours, formatMoment, formatSpan, hoursBetween } from '../moments.ts'
import { texts } from './messages.ts'
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
          <p>{rich(texts.registeredIn, { system: system.SystemName, bdi: (name) => <bdi>{name}</bdi> })}</p>
          <p>{signed('registered', entry.by, entry.at)}</p>
        </>
      )
    case 'change':
      return (
        <>
          {entry.complete ? <CircleCheck aria-hidden /> : <Flag aria-hidden />}
          <p>{changeText(entry)}</p>
          <p>{signed('saved', entry.by, entry.at)}</p>
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
      <p>{signed('recorded', by, time * 1000)}</p>
      {struck && (
        <p>
          {signed('struck', struck.by, struck.time * 1000)}
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
  const of = complete === undefined ? 'unchanged' : complete ? 'completed' : 'reopened'
  if (state === undefined) return texts[of]()
  if (state === '') return withoutState[of]()
  return rich(withState[of], { state, bdi: (name) => <bdi>{name}</bdi> })
}

const withoutState = { unchanged: texts.noState, completed: texts.noStateCompleted, reopened: texts.noStateReopened }
const withState = { unchanged: texts.state, completed: texts.stateCompleted, reopened: texts.stateReopened }

/** What was done, by whom, and when. */
function signed(what: 'registered' | 'saved' | 'recorded' | 'struck', by: string, at: number): ReactNode {
  const values = {
    at: formatMoment(at),
    time: (text: ReactNode) => (
      <time dir="ltr" dateTime={new Date(at).toISOString()}>
        {text}
      </time>
    ),
    strong: (text: ReactNode) => <strong>{text}</strong>,
  }
  if (!by) return rich(texts[what], values)
  return rich(texts[`${what}By`], { ...values, by, bdi: (name: ReactNode) => <bdi>{name}</bdi> })
}
