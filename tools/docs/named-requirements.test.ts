import { describe, expect, it } from 'vitest'
import { namedRequirements } from './named-requirements.ts'

const ids = (source: string) => namedRequirements(source).map(({ id }) => id)

describe('the requirements that a test file names', () => {
  it('reads them in titles only', () => {
    expect(ids("// ABC-001\nit('does it (ABC-002)', () => { call('ABC-003') })")).toEqual(['ABC-002'])
    expect(ids("call('does it (ABC-002)', () => {})")).toEqual([])
  })

  it('reads several, ranges, tables of cases and titles on a line of their own', () => {
    expect(ids("it('a (ABC-001, ABC-004)', x)")).toEqual(['ABC-001', 'ABC-004'])
    expect(ids("test('a (ABC-009..011)', x)")).toEqual(['ABC-009', 'ABC-010', 'ABC-011'])
    expect(ids("test('a (ABC-001, ABC-009 to ABC-011)', x)")).toEqual(['ABC-001', 'ABC-009', 'ABC-010', 'ABC-011'])
    expect(ids("it.each(cases)('%s (ABC-005)', x)")).toEqual(['ABC-005'])
    expect(ids('it.skipIf(other)(\n  `long (ABC-006)`,\n  x)')).toEqual(['ABC-006'])
  })

  it('reads them in the rows of a table of cases, each with the title of its test', () => {
    const rows = "[['an a', 1, 'ABC-001'], ['a b', 2, 'ABC-002']]"
    const titles = [
      { id: 'ABC-001', title: 'takes an a for 1 (ABC-001)' },
      { id: 'ABC-002', title: 'takes a b for 2 (ABC-002)' },
    ]
    expect(namedRequirements(`it.each(${rows} as const)('takes %s for %i (%s)', x)`)).toEqual(titles)
    expect(namedRequirements(`const cases: Case[] = ${rows}\nit.each(cases)('takes %s for %i (%s)', x)`)).toEqual(
      titles,
    )
    const objects = "[{ id: 'ABC-003', label: 'an a', value: odd() }]"
    expect(namedRequirements(`it.each(${objects})('takes $label for $value ($id)', x)`)).toEqual([
      { id: 'ABC-003', title: 'takes an a for … (ABC-003)' },
    ])
  })
})
