import type { OwnProgress } from '../contract.ts'
import { sampleStages } from './sample-progress.ts'

const local = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour).getTime()
const hour = 3_600_000

function record(id: number, Start: number, hours: number, Stages: string[]): OwnProgress['records'][number] {
  return { id, Start, End: Start + hours * hour, Stages }
}

/** Midway, with a record past midnight and one that completed no stage. */
const midway: OwnProgress = {
  SystemName: 'Mountain guides',
  SystemStages: [...sampleStages],
  stages: [11, 12, 13, 17, 19],
  state: 'In training',
  complete: false,
  hours: 21.75,
  records: [
    record(105, local(3, 14, 9), 4, []),
    record(104, local(3, 7, 20), 6, ['Night navigation']),
    record(103, local(2, 21, 8), 7.25, ['Map and compass', 'Weather']),
    record(102, local(2, 10, 18), 1.5, ['Radio use']),
    record(101, local(2, 3, 9), 3, ['Safety briefing']),
  ],
}

/** Just registered, in a system without stages. */
const begun: OwnProgress = {
  SystemName: 'Hut wardens',
  SystemStages: [],
  stages: [],
  state: '',
  complete: false,
  hours: 0,
  records: [],
}

export const ownSamples: readonly OwnProgress[] = [midway, begun]

/** Completed, with more records than are shown at first. */
export const longProgress: OwnProgress = {
  ...midway,
  stages: sampleStages.map(({ id }) => id),
  state: 'Certified',
  complete: true,
  hours: 50,
  records: Array.from({ length: 25 }, (_, index) => record(500 - index, local(3, 31 - index, 9), 2, ['First aid'])),
}
