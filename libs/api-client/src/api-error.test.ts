import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'

it.each([
  [{ error: 'Not found', code: 'not-found' }, 'not-found'],
  [{ error: 'Not found' }, undefined],
  [{ error: 'Not found', code: 404 }, undefined],
  [undefined, undefined],
])('has the code of the answer %j: %s', (body, code) => {
  expect(new ApiError('failed', { status: 404, ...(body && { body }) }).code).toBe(code)
})
