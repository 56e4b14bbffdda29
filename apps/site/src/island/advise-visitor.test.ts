import { ApiError } from '@sitewright/api-client'
import { expect, it } from 'vitest'
import { adviseVisitor } from './advise-visitor.ts'

it.each([
  [new ApiError('', { status: 0 }), 'There is no connection to the site. What you typed is still here.'],
  [new ApiError('', { status: 507, body: { error: 'The disk is full' } }), 'The disk is full'],
  [new ApiError('', { status: 403, body: { error: 'Permission denied' } }), undefined],
  [new Error('broken'), undefined],
])('%s is explained to visitors by %j', (error, text) => expect(adviseVisitor(error)).toBe(text))
