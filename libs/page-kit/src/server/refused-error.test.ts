import { expect, it } from 'vitest'
import { refuse } from './refuse.ts'
import { RefusedError, refusalBody } from './refused-error.ts'

it.each([
  [400, 'refused'],
  [401, 'not-logged-in'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [422, 'refused'],
  [429, 'too-many-attempts'],
  [503, 'busy'],
  [507, 'storage-full'],
  [502, 'internal'],
])('%i without a code of its own has the code %s', (status, code) => {
  expect(refusalBody(new RefusedError(status, 'No'))).toEqual({ error: 'No', code })
})

it('answers with a code of its own beside its details, which do not replace it', () => {
  const error = new RefusedError(409, 'The hut is full', { beds: 0, code: 7 }, 'hut-full')
  expect(refusalBody(error)).toEqual({ error: 'The hut is full', beds: 0, code: 'hut-full' })
})

it('takes a code for what was sent, too', () => {
  expect(() => refuse('The hut has no name', 'no-name')).toThrow(
    expect.objectContaining({ status: 400, code: 'no-name' }),
  )
})
