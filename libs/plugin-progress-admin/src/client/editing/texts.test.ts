import { english, readLanguageFrom } from '@sitewright/messages'
import { describe, expect, it, onTestFinished } from 'vitest'
import german from '../../../messages/de.json' with { type: 'json' }
import { entries } from '../../testing/sample-systems.ts'
import type { AttachedSystem } from '../load.ts'
import { changesBetween, overwriteQuestion } from './differences.ts'
import { editedSystem, type EditedSystem } from './edited-system.ts'
import { deletionQuestion, quoted, type Uses } from './texts.ts'

describe('the question before something is deleted (PADM-013)', () => {
  const nothing = '\n\nNothing happens before you save.'

  it.each<[number, string]>([
    [0, 'No one is in this state.'],
    [1, '1 person is in this state and will have none. Records keep its name.'],
    [1234, '1,234 people are in this state and will have none. Records keep its name.'],
  ])('says who is in a state: %j', (people, told) => {
    expect(deletionQuestion('state', 'Applied', { people, records: 0 })).toBe(
      `Delete the state ‘Applied’?\n\n${told}${nothing}`,
    )
  })

  it.each<[Uses, string]>([
    [{ people: 0, records: 0 }, 'No one has completed this stage.'],
    [{ people: 0, records: 3 }, 'No one has completed this stage. 3 records keep its name.'],
    [
      { people: 1, records: 1 },
      '1 person has completed this stage and will lose that completion. 1 record keeps its name.',
    ],
    [
      { people: 12, records: 40 },
      '12 people have completed this stage and will lose that completion. 40 records keep its name.',
    ],
    [
      'unknown',
      'Could not check who has completed this stage. Anyone who has will lose that completion; records keep its name.',
    ],
  ])('says who has completed a stage: %j', (uses, told) => {
    expect(deletionQuestion('stage', 'Ropes', uses)).toBe(`Delete the stage ‘Ropes’?\n\n${told}${nothing}`)
  })
})

it('is asked in the language that is read', () => {
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  onTestFinished(() => readLanguageFrom(() => english))
  expect(deletionQuestion('state', 'Neu', 'unsaved')).toBe(
    'Den Status „Neu“ löschen?\n\nEr ist noch nicht gespeichert.',
  )
  expect(deletionQuestion('stage', 'Seile', { people: 1, records: 2 })).toBe(
    'Die Etappe „Seile“ löschen?\n\n1 Person hat diese Etappe abgeschlossen und verliert das. ' +
      'In 2 Einträgen bleibt ihr Name.\n\nVor dem Speichern geschieht nichts.',
  )
  expect(quoted(['A', 'B'])).toBe('„A“, „B“')
})

it('names the first ten of many', () => {
  expect(quoted(['A', 'B'])).toBe('‘A’, ‘B’')
  expect(quoted(Array.from({ length: 500 }, (_, at) => `${at}`))).toBe(
    '‘0’, ‘1’, ‘2’, ‘3’, ‘4’, ‘5’, ‘6’, ‘7’, ‘8’, ‘9’, 490 more',
  )
})

describe('what somebody else has changed', () => {
  type Entries = AttachedSystem['SystemStates']
  const data = (states: Entries, stages: Entries): EditedSystem =>
    editedSystem({ SystemId: 1, SystemName: 'Guides', SystemStates: states, SystemStages: stages, version: 4 })
  const before = data(entries(11, ['Applied', 'Certified']), entries(21, ['Ropes', 'Radio', 'Weather']))
  const other = data(
    [
      { id: 12, Description: 'Certified' },
      { id: 99, Description: 'Retired' },
    ],
    [
      { id: 23, Description: 'Weather' },
      { id: 21, Description: 'Knots' },
      { id: 22, Description: 'Radio' },
    ],
  )

  it('is listed entry by entry', () => {
    expect(changesBetween(before, other)).toEqual([
      'State added: ‘Retired’',
      'State deleted: ‘Applied’',
      'Stage renamed: ‘Ropes’ is ‘Knots’ now',
      'Stages reordered',
    ])
  })

  it('is named if overwriting would delete or restore it', () => {
    expect(overwriteQuestion({ current: before, before, other })).toBe(
      'Overwrite the other version with yours?\n\nThis deletes: the state ‘Retired’.\n\nThis restores: the state ‘Applied’.',
    )
  })

  it('leaves out what was deleted here as well', () => {
    const current = { ...before, state: before.state.slice(1), stage: before.stage.slice(1) }
    expect(overwriteQuestion({ current, before, other })).toBe(
      'Overwrite the other version with yours?\n\nThis deletes: the state ‘Retired’.',
    )
  })

  it('says so if nothing is lost', () => {
    const same = data(entries(11, ['Applied', 'Certified']), entries(21, ['Ropes', 'Radio', 'Climate']))
    expect(overwriteQuestion({ current: before, before, other: same })).toContain('Nothing added in it is lost.')
  })
})
