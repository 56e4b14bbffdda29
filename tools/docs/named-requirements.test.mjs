import { describe, expect, it } from 'vitest'
import { namedRequirements } from './named-requirements.mjs'

const ids = (source) => namedRequirements(source).map(({ id }) => id)

describe('the requirements that a test file names', () => {
  it('reads them in titles only', () => {
    expect(ids("// ABC-001\nit('does it (ABC-002)', () => { call('ABC-003') })")).toEqual(['ABC-002'])
  })

  it('reads several, ranges, tables of cases and titles on a line of their own', () => {
    expect(ids("it('a (ABC-001, ABC-004)', x)")).toEqual(['ABC-001', 'ABC-004'])
    expect(ids("test('a (ABC-009..011)', x)")).toEqual(['ABC-009', 'ABC-010', 'ABC-011'])
    expect(ids("it.each(cases)('%s (ABC-005)', x)")).toEqual(['ABC-005'])
    expect(ids('it(\n  `long (ABC-006)`,\n  x)')).toEqual(['ABC-006'])
  })
})
