import type { Api } from '@sitewright/api-client'
import { maxAtOnce } from '../../limits.ts'
import { callsOf } from '../calls.ts'
import { toLocalText } from '../moments.ts'
import type { PlannedRecord, RecordPlan } from './plan-records.ts'

/** A record that is there already. */
export interface KnownRecord {
  /** The registration's id. */
  person: number
  Start: number
  Stages: readonly number[]
}

const day = 24 * 60 * 60 * 1000

/** What is recorded already of the people of a plan, on its days. */
export async function readKnownRecords(api: Api, pageId: number, { lines }: RecordPlan): Promise<KnownRecord[]> {
  const planned = lines.flatMap(({ record }) => (record ? [record] : []))
  const ids = [...new Set(planned.map(({ person }) => person.id))]
  const starts = planned.map(({ data }) => data.Start)
  // a day more at either end: what is compared is the day
  const span = { from: minimum(starts) - day, to: -minimum(starts.map((start) => -start)) + day }
  const known: KnownRecord[] = []
  for (let at = 0; at < ids.length; at += maxAtOnce) {
    const people = ids.slice(at, at + maxAtOnce).join(',')
    const call = 'GET protected/plugin/progress-manager/get-group-records.json.php'
    known.push(...(await callsOf(api)(call, { id: pageId, people, ...span })).records)
  }
  return known
}

const minimum = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)

/**
 * The plan, knowing what is there: a record of that person on that day which names the line's steps, or, of a line
 * without any, one that starts at that time and names none.
 */
export function withKnown(plan: RecordPlan, known: readonly KnownRecord[]): RecordPlan {
  const byPerson = Map.groupBy(known, ({ person }) => person)
  const isThere = ({ record }: PlannedRecord) =>
    record !== undefined &&
    (byPerson.get(record.person.id) ?? []).some(({ Start, Stages }) =>
      record.data.Stages.length === 0
        ? Stages.length === 0 && Start === record.data.Start
        : dayOf(Start) === dayOf(record.data.Start) && record.data.Stages.every((stage) => Stages.includes(stage)),
    )
  return { ...plan, lines: plan.lines.map((line) => (isThere(line) ? { ...line, state: 'there' } : line)) }
}

const dayOf = (ms: number) => toLocalText(ms).slice(0, 'YYYY-MM-DD'.length)
