import { expect, it } from 'vitest'
import { errorsOf } from './requirement-errors.ts'

it('reports requirements without a test and tests of unknown requirements', () => {
  const requirements = [
    { id: 'ABC-001', area: 'ABC', text: 'It opens.' },
    { id: 'ABC-002', area: 'ABC', text: 'It closes.' },
  ]
  const test = { title: 'opens', file: 'a.test.ts' }
  const tests = new Map(['ABC-001', 'ABC-009', 'SHA-256'].map((id) => [id, [test]]))
  expect(errorsOf(requirements, tests)).toEqual([
    'no test names ABC-002: It closes.',
    'there is no ABC-009, which a test of a.test.ts names: opens',
  ])
})
