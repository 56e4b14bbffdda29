import { ApiError } from '@sitewright/api-client'
import { describe, expect, it } from 'vitest'
import { explainError } from './explain-error.ts'

interface Refusal {
  code?: string
  needs?: string[]
  needsTitles?: string[]
  retryAfter?: number
}
const failed = (status: number, error?: string, { code, ...hints }: Refusal = {}) =>
  new ApiError('failed', { status, body: { ...(error !== undefined && { error }), ...(code && { code }) }, hints })

describe('what is behind a failed call', () => {
  it.each([
    [failed(0), 'There is no connection to the site. What you typed is still here.'],
    [failed(502), 'The site does not answer at the moment. What you typed is still here.'],
    [failed(503, 'The server is busy, please try again'), 'The server is busy, please try again'],
    [
      failed(401, 'Permission denied', { code: 'not-logged-in' }),
      'You are not logged in. Log in to go on. What you typed is still here.',
    ],
    // of a server from before there were codes, while a site is brought up to date
    [failed(401, 'Permission denied'), 'You are not logged in. Log in to go on. What you typed is still here.'],
    [
      failed(403, 'Permission denied', { code: 'permission-denied' }),
      'Your account does not have the permission for this.',
    ],
    [
      failed(403, 'Permission denied', { code: 'permission-denied', needs: ['core.admin'] }),
      'Your account does not have the permission ‘core.admin’.',
    ],
    [
      failed(403, 'Permission denied', { code: 'permission-denied', needs: ['core.admin', 'core.page-manager'] }),
      'Your account has none of the permissions ‘core.admin’ and ‘core.page-manager’.',
    ],
    [
      failed(403, 'Permission denied', {
        ...{ code: 'permission-denied', needs: ['plugin.singlepage.editor'] },
        needsTitles: ['Edit single pages'],
      }),
      'Your account does not have the permission ‘Edit single pages’.',
    ],
    [
      failed(403, 'You can only grant permissions that you have', { code: 'cannot-grant' }),
      'You can only grant permissions that you have',
    ],
    [failed(404, 'Not found', { code: 'not-found' }), 'It is no longer there. Somebody may have deleted it.'],
    [
      failed(409, 'This URL shortcut is already in use', { code: 'shortcut-taken' }),
      'This URL shortcut is already in use',
    ],
    [failed(413, 'The request is too large', { code: 'too-large' }), 'It is too large for this site.'],
    [
      failed(429, 'Too many attempts, please try again later', { code: 'too-many-attempts' }),
      'There were too many attempts. Try again later.',
    ],
    [failed(429, undefined, { retryAfter: 1 }), 'There were too many attempts. Try again now.'],
    [failed(429, undefined, { retryAfter: 60 }), 'There were too many attempts. Try again in 60 seconds.'],
    [failed(429, undefined, { retryAfter: 121 }), 'There were too many attempts. Try again in 3 minutes.'],
    [failed(429, undefined, { retryAfter: 7200 }), 'There were too many attempts. Try again in 2 hours.'],
    [
      failed(400, 'The request is not well-formed', { code: 'malformed' }),
      'The site did not accept what was sent (400).',
    ],
    [failed(400, 'The address of link 2 cannot be used'), 'The address of link 2 cannot be used'],
    [failed(400, 'A text of a page kind', { code: 'refused' }), 'A text of a page kind'],
    [failed(404, 'Nicht gefunden', { code: 'not-found' }), 'It is no longer there. Somebody may have deleted it.'],
    [failed(404, 'An answer without a code'), 'An answer without a code'],
    [failed(507), 'There is no space left on the server.'],
    [
      failed(500, 'Something went wrong on the server', { code: 'internal' }),
      'Something went wrong on the server (500).',
    ],
    [new ApiError('', { status: 500, body: { id: 'req-7' } }), 'Something went wrong on the server (500, req-7).'],
    [[failed(404, 'Not found', { code: 'not-found' }), failed(507, 'The disk is full')], 'The disk is full'],
    [[failed(404, 'Not found', { code: 'not-found' })], 'It is no longer there. Somebody may have deleted it.'],
    [new Error('broken'), undefined],
    [[], undefined],
  ])('%s: %s', (error, text) => expect(explainError(error)).toBe(text))
})
