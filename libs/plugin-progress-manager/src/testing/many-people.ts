import type { ProgressSeed, SeedRecord } from './progress-seed.ts'
import { sampleAccounts, samplePeople, sampleSeed, sampleStates } from './sample-progress.ts'

const firstNames = ['Aroha', 'Bruno', 'Chen', 'Divya', 'Élodie', 'Farid', 'Greta', 'Hēmi', 'Ines', 'Jürgen']
const lastNames = ['Walker', 'Ångström', 'Okafor', 'Tūwhare', 'Núñez', 'Smith', 'Patel', 'Lind', 'Kovač', 'Ó Briain']

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!

/** So many people besides the sample's three, each with an account, a name and mostly a state. */
export function manyPeople(count: number): Pick<ProgressSeed, 'accounts' | 'people'> {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return {
    accounts: [
      ...sampleAccounts,
      ...indexes.map((index) => ({
        id: 1000 + index,
        Email: `person${index}@example.org`,
        name: `${at(firstNames, index)} ${at(lastNames, Math.floor(index / 10))}`,
      })),
    ],
    people: [
      ...samplePeople,
      ...indexes.map((index) => ({
        ...{ id: 1000 + index, account: 1000 + index, complete: index % 9 === 0, records: [] },
        idstate: index % 5 === 0 ? null : at(sampleStates, index).id,
      })),
    ],
  }
}

/** So many records of one hour, the latest last. */
export function manyRecords(count: number): SeedRecord[] {
  const hour = 3_600_000
  return Array.from({ length: count }, (_, index) => {
    const Start = sampleSeed.now - (count - index) * 12 * hour
    return { id: 5000 + index, Start, End: Start + hour, Notes: `Record ${index + 1}`, Stages: [] }
  })
}
