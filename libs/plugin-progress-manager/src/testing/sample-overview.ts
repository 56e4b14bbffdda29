import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { OverviewRow } from '../contract.ts'
import { sampleStages, sampleStates } from './sample-progress.ts'

/** The sample's system; its people come with the overview. */
export const sampleSystem: ProgressionSystem = {
  SystemId: 4,
  SystemName: 'Mountain guides',
  SystemStates: sampleStates,
  SystemStages: sampleStages,
  Courses: [],
}

const givenNames = ['Anna', 'Ben', 'Carla', 'Dora', 'Hēmi', 'Kiri', 'Māia', 'Olga', 'Tāne', 'Zoë', 'Wolfgang']
const families = ['Berg', 'Okafor', 'Tūwhare', 'Lind', 'Ngata', 'O’Brien', 'Schwarzenbacher', 'Li', 'Tāwhiri']

/** Numbers that look like chance and are the same every time. */
const scattered = (index: number, below: number) =>
  Math.floor((Math.abs(Math.sin(index * 12.9898)) * 43758.5453) % below)

/** People of all kinds: with and without a state, a name, an entry; at the beginning, midway and completed. */
export function manyPeople(count: number, system = sampleSystem): OverviewRow[] {
  const { SystemStates: states, SystemStages: stages } = system
  return Array.from({ length: count }, (_, index) => {
    const seed = index + 1
    const place = scattered(seed, states.length + 1) - 1
    const share = scattered(seed * 3, 100)
    const given = givenNames[scattered(seed * 5, givenNames.length)]!
    const family = families[scattered(seed * 7, families.length)]!
    const entries = scattered(seed * 11, 10) > 0
    return {
      id: seed,
      name: scattered(seed * 13, 25) === 0 ? '' : `${given} ${family}`,
      email: `${given[0]}.${family.slice(0, 3)}${seed}@example.org`.toLowerCase(),
      idstate: states[place]?.id ?? null,
      complete: place === states.length - 1 && scattered(seed * 17, 3) > 0,
      stages: entries ? stages.filter(({ id }) => scattered(seed * id, 100) < share).map(({ id }) => id) : [],
      hours: entries ? scattered(seed * 19, 20_000) / 60 : 0,
      last: entries ? new Date(2026, 2, 31, 18).getTime() - scattered(seed * 23, 60 * 24 * 60) * 60_000 : null,
    }
  })
}
