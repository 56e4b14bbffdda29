import type { Entry, SystemOption } from '@sitewright/plugin-progress-admin/model'
import type { ProgressSeed, SeedPerson, SeedRecord } from './progress-seed.ts'

const named = (firstId: number, names: readonly string[]): Entry[] =>
  names.map((Description, index) => ({ id: firstId + index, Description }))

export const sampleStates = named(1, ['Enrolled', 'In training', 'Assessed', 'Certified'])

export const sampleStages = named(11, [
  ...['Safety briefing', 'Radio use', 'Map and compass', 'River crossing', 'Rope work', 'First aid'],
  ...['Weather', 'Bushcraft', 'Night navigation', 'Search patterns', 'Leading a team', 'Final assessment'],
])

export const sampleSystems: readonly SystemOption[] = [
  { id: 4, Name: 'Mountain guides' },
  { id: 5, Name: 'Hut wardens' },
]

/** Local time, so that what is shown is the same in every time zone. */
const local = (month: number, day: number, hour: number, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).getTime()

interface Session {
  id: number
  day: [month: number, day: number]
  from: number
  hours: number
  notes: string
  stages?: readonly number[]
}

function session({ id, day: [month, day], from, hours, notes, stages = [] }: Session): SeedRecord {
  const Start = local(month, day, from)
  return { id, Start, End: Start + hours * 3_600_000, Notes: notes, Stages: [...stages] }
}

/** Over two months, with one that ends past midnight and one that was a mistake. */
const annasRecords: readonly SeedRecord[] = [
  session({ id: 101, day: [2, 3], from: 9, hours: 3, notes: 'Briefing at the base hut.', stages: [11] }),
  session({ id: 102, day: [2, 10], from: 18, hours: 1.5, notes: 'Radios: channels, call signs.', stages: [12] }),
  session({ id: 103, day: [2, 21], from: 8, hours: 7.25, notes: 'Compass course,\nvery wet.', stages: [13, 17] }),
  session({ id: 104, day: [3, 7], from: 20, hours: 6, notes: 'Night walk over the saddle.', stages: [19] }),
  session({ id: 105, day: [3, 14], from: 9, hours: 4, notes: '' }),
  {
    ...session({ id: 106, day: [3, 15], from: 9, hours: 40, notes: 'First aid', stages: [16] }),
    struck: { by: 'Kim Ngata', time: local(3, 16, 8) / 1000, reason: 'Four hours, not forty' },
  },
]

/** Three people: one well on the way, one with a single record, one who was only registered. */
export const samplePeople: readonly SeedPerson[] = [
  { id: 1, account: 21, idstate: 2, complete: false, records: annasRecords },
  {
    id: 2,
    account: 22,
    idstate: 4,
    complete: true,
    records: [session({ id: 107, day: [1, 9], from: 13, hours: 2, notes: 'Transferred.', stages: [11, 12, 13] })],
  },
  { id: 3, account: 23, idstate: null, complete: false, records: [] },
]

export const sampleAccounts = [
  { id: 21, Email: 'anna@example.org', name: 'Anna Berg' },
  { id: 22, Email: 'ben@example.org', name: 'Ben Okafor' },
  { id: 23, Email: 'carla@example.org', name: 'Carla Tūwhare' },
  { id: 24, Email: 'dora@example.org', name: 'Dora Lind' },
  { id: 25, Email: 'emil@example.org', name: 'Emil Sund' },
] as const

/** A configured page, with three people registered and two accounts that could be. */
export const sampleSeed: ProgressSeed = {
  system: { id: 4, name: 'Mountain guides', states: sampleStates, stages: sampleStages },
  systems: sampleSystems,
  accounts: sampleAccounts,
  people: samplePeople,
  now: local(4, 2, 12),
  asking: { account: 21, name: 'Kim Ngata' },
}

/** What get-content answers for it to begin with. */
export const sampleReply = {
  SystemId: 4,
  SystemName: 'Mountain guides',
  SystemStates: sampleStates,
  SystemStages: sampleStages,
  Courses: [
    { id: 1, email: 'anna@example.org', name: 'Anna Berg', state: 'In training' },
    { id: 2, email: 'ben@example.org', name: 'Ben Okafor', state: 'Certified' },
    { id: 3, email: 'carla@example.org', name: 'Carla Tūwhare', state: '' },
  ],
}
