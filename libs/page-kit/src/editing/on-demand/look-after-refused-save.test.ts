import { ApiError } from '@sitewright/api-client'
import { expect, it } from 'vitest'
import { lookAfterRefusedSave } from './look-after-refused-save.ts'

const stored = { content: 'Mine', version: 4 }
const refusal = (body: object) => new ApiError('stale base', { status: 409, body: { error: 'Changed', ...body } })
const reload = () => Promise.resolve(stored)
const isIn = ({ content }: typeof stored) => content === 'Mine'

it('says who saved meanwhile, and what', async () => {
  const refused = { error: refusal({ by: 'Ann' }), reload, lost: undefined }
  expect(await lookAfterRefusedSave(refused)).toEqual({ by: 'Ann', other: stored, isOwn: false })
})

it('says that it was the same person, in another window', async () => {
  const refused = { error: refusal({ by: 'Ann', own: true }), reload, lost: undefined }
  expect((await lookAfterRefusedSave(refused)).by).toBe('You, in another window,')
})

it.each([
  ['the next one, and the same', 3, 'Mine', true],
  ['a later one', 2, 'Mine', false],
  ['something else', 3, 'Yours', false],
  ['stored over whatever was there', undefined, 'Mine', false],
])('takes what is stored for the save without an answer: %s', async (_, base, sent, isOwn) => {
  const lost = { base, isIn: ({ content }: typeof stored) => content === sent }
  expect(await lookAfterRefusedSave({ error: refusal({}), reload, lost })).toEqual({ by: '', other: stored, isOwn })
})

it('knows nothing of a document that is gone', async () => {
  const gone = { error: refusal({}), reload: () => Promise.resolve(undefined), lost: { base: 3, isIn } }
  expect(await lookAfterRefusedSave(gone)).toEqual({ by: '', other: undefined, isOwn: false })
})
