import type { ProgressChange, Progression, ProgressRecord } from '../contract.ts'

const local = (month: number, day: number, hour: number, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).getTime()

const hour = 3_600_000

function record(id: number, Start: number, hours: number): ProgressRecord {
  const End = Start + hours * hour
  return { id, Start, End, by: 'Kim Ngata', time: (End + hour) / 1000, struck: null }
}

const change = (at: number, state: string, complete = false): ProgressChange => ({
  by: 'Rangi Pere',
  time: at / 1000,
  state,
  complete,
})

/** Three months of one person: records, one past midnight, one that was a mistake, and states up to the end. */
export const sampleProgression: Progression = {
  records: [
    {
      ...record(106, local(3, 15, 9), 40),
      struck: { by: 'Rangi Pere', time: local(3, 16, 8) / 1000, reason: 'Four hours, not forty' },
    },
    record(105, local(3, 14, 9), 4),
    record(104, local(3, 7, 20), 6),
    record(103, local(2, 21, 8), 7.25),
    record(102, local(2, 10, 18), 1.5),
    record(101, local(2, 3, 9), 3),
  ],
  stages: [11, 12, 13, 17, 19],
  idstate: 4,
  complete: true,
  hours: 21.75,
  changes: [
    change(local(3, 20, 10), 'Certified', true),
    change(local(3, 18, 10), 'Assessed', true),
    change(local(3, 16, 10), 'Assessed'),
    change(local(2, 3, 8), 'In training'),
    change(local(1, 20, 9), ''),
    change(local(1, 12, 9, 30), 'Enrolled'),
  ],
  registered: { by: 'Kim Ngata', time: local(1, 12, 9) / 1000 },
}

/** As many records as wanted, one every day back from the end of March 2026. */
export function manyRecords(count: number): Progression {
  const records = Array.from({ length: count }, (_, index) => record(5000 - index, local(3, 31 - index, 9), 2))
  return { ...sampleProgression, records, hours: 2 * count, changes: [] }
}
