import { describe, expect, it } from 'vitest'
import * as editing from './document-editing.ts'
import type { DocumentRules } from './document-editing.ts'

/** Rows with a key that only the editor knows and an id that only the server gives. */
interface Row {
  key: string
  id: number | null
  name: string
}
type Rows = readonly Row[]

const plain = (rows: Rows) => JSON.stringify(rows.map(({ id, name }) => [id, name]))
const rules: DocumentRules<Rows> = {
  isEqual: (left, right) => plain(left) === plain(right),
  wasStored: (sent, stored) =>
    sent.length === stored.length &&
    stored.every(({ id, name }, at) => sent[at]?.name === name && (sent[at].id ?? id) === id),
  rebase: (now, _, stored) =>
    now.map((row) => ({ ...row, id: stored.find(({ key }) => key === row.key)?.id ?? row.id })),
  adopt: (read, before) =>
    read.map((row) => ({
      ...row,
      key: before.find(({ id, name }) => (id ?? row.id) === row.id && name === row.name)?.key ?? row.key,
    })),
}
const row = (name: string, id: number | null, key = `key of ${name}`): Row => ({ key, id, name })
const first = [row('Home', 1)]
const start = editing.startDocumentEditing<Rows>({ content: first, version: 3 })
const sent = [...first, row('News', null)]
/** As the server has it, which knows no keys. */
const stored = { content: [row('Home', 1, 'id 1'), row('News', 2, 'id 2')], version: 4 }

describe('a document that was saved', () => {
  const edited = { ...start, content: sent }

  it('has what the server added, and the keys that the editor knows', () => {
    const next = editing.saved(edited, { sent, stored, at: 5 }, rules)
    expect(next.content).toEqual([row('Home', 1), row('News', 2)])
    expect(editing.isChanged(next, rules)).toBe(false)
    expect(next).toMatchObject({ base: 4, savedAt: 5, revision: 0 })
  })

  it('keeps what was edited meanwhile, with the new ids', () => {
    const content = [row('News', null), row('Home', 1), row('About', null)]
    const next = editing.saved({ ...edited, content }, { sent, stored, at: 5 }, rules)
    expect(next.content).toEqual([row('News', 2), row('Home', 1), row('About', null)])
    expect(editing.isChanged(next, rules)).toBe(true)
    expect(next.base).toBe(4)
  })

  it('begins its fields anew where the server has made something else of it', () => {
    const other = { content: [row('Home', 1), row('NEWS', 2)], version: 4 }
    const next = editing.saved(edited, { sent, stored: other, at: 5 }, rules)
    expect(next).toMatchObject({ revision: 1, content: other.content })
  })
})

describe('a document that is read again after its save', () => {
  const after = editing.saved(
    { ...start, content: sent },
    { sent, stored: { content: sent, version: 4 }, at: 5 },
    rules,
  )
  const third = { content: [...stored.content, row('Theirs', 9)], version: 5 }

  it('shows what others have saved since', () => {
    const next = editing.readAgain(after, third, rules)
    expect(next.content.map(({ name }) => name)).toEqual(['Home', 'News', 'Theirs'])
    expect(next).toMatchObject({ base: 5, revision: 1 })
    expect(editing.readAgain(after, stored, rules)).toMatchObject({ base: 4, revision: 0 })
  })

  it('is based on its own save while it is edited: what others added is not deleted unseen', () => {
    const content = [row('About', null), ...sent]
    const next = editing.readAgain({ ...after, content }, third, rules)
    expect(next.content).toEqual([row('About', null), row('Home', 1), row('News', 2)])
    expect(next).toMatchObject({ base: 4, revision: 0, stored: { version: 5 } })
  })
})

describe('a document whose edits are given up', () => {
  const edited = { ...start, content: sent, retry: {}, reason: 'Too long' }

  it('is as it is stored', () => {
    const next = editing.discarded(edited, rules)
    expect(next).toMatchObject({ base: 3, revision: 1, content: first, retry: undefined, reason: undefined })
  })

  it('is as somebody else stored it, where that is known', () => {
    const next = editing.discarded({ ...edited, conflict: { by: 'Ann', other: stored } }, rules)
    expect(next).toMatchObject({ base: 4, conflict: undefined, stored: { version: 4 } })
    expect(next.content).toEqual([row('Home', 1), row('News', 2, 'id 2')])
  })
})

describe('what somebody else saved', () => {
  const edited = { ...start, content: sent }

  it('is what the edits are based on, once it is known', () => {
    const next = editing.acknowledged({ ...edited, conflict: { by: 'Ann', other: stored } })
    expect(next).toMatchObject({ base: 4, content: sent, conflict: undefined, stored, revision: 0 })
  })

  it('is in the way of the next save as long as it could not be read', () => {
    const next = editing.acknowledged({ ...edited, conflict: { by: 'Ann', other: undefined } })
    expect(next).toMatchObject({ base: 3, content: sent, conflict: undefined, stored: { version: 3 } })
  })
})

it('has what was changed beside it in its edits and in what is stored', () => {
  const next = editing.amended({ ...start, content: sent }, (rows) => rows.filter(({ name }) => name !== 'Home'))
  expect(next).toMatchObject({ base: 3, content: [row('News', null)], stored: { content: [], version: 3 } })
})

describe('a document that goes on from what was kept', () => {
  it.each([
    ['of the version of that time', 2, 2],
    ['of no known version, which is none that can be current', undefined, 0],
  ])('is based on one %s', (_, version, base) => {
    const kept = { content: [row('Home', 1, 'id 1'), row('News', null)], base: version }
    const next = editing.restored({ ...start, conflict: { by: '', other: undefined } }, kept, rules)
    expect(next).toMatchObject({ base, content: sent, conflict: undefined, revision: 1, stored: { version: 3 } })
  })
})
