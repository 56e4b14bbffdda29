import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureCode } from './failure-code.ts'

const call = 'GET private/page-get-paged.json.php'
const refused = (request?: string) => new ApiError('refused', { status: 503, call, hints: request ? { request } : {} })

it.each([
  ['the server', '9f86d081884c7d65-17', 'page-get-paged-503-9f86-17'],
  ['a proxy', '4bf92f3577b34da6a3ce929d0e0e4736', 'page-get-paged-503-4bf92f35'],
  ['nobody', undefined, 'page-get-paged-503'],
])('names the call, the status, and the request by the id that %s gave it', (_, request, code) => {
  expect(failureCode(refused(request))).toBe(code)
})

it('says that there was no answer, and of what has no key the status alone', () => {
  expect(failureCode(new ApiError('no answer', { status: 0, call }))).toBe('page-get-paged-0')
  expect(failureCode(new ApiError('upload', { status: 413 }))).toBe('413')
})

it('is the one of the first call of several, and there is none for other errors', () => {
  expect(failureCode([new Error('a bug'), refused('9f86d081884c7d65-1'), refused('9f86d081884c7d65-2')])).toBe(
    'page-get-paged-503-9f86-1',
  )
  expect(failureCode(new Error('a bug'))).toBeUndefined()
  expect(failureCode(undefined)).toBeUndefined()
})
