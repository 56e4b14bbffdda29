import { refuse, type Milliseconds } from '@sitewright/plugin-progress-admin/tables'
import { earliest, latest, longestRecord, mostAhead } from '../limits.ts'

/** @throws {RefusedError} 400 for a record's times that cannot be, said so that it can be shown beside the form. */
export function checkTimes({ Start, End }: { Start: number; End: number }, now: Milliseconds): void {
  if (!isSensible(Start)) refuse('The start must be between the years 1970 and 2199')
  if (!isSensible(End)) refuse('The end must be between the years 1970 and 2199')
  if (End < Start) refuse('The end must not be before the start')
  if (End - Start > longestRecord) refuse('One record must not be longer than 31 days')
  if (End > now + mostAhead) refuse('The end must not be more than a day ahead')
}

function isSensible(time: number): boolean {
  return time >= earliest && time <= latest
}
