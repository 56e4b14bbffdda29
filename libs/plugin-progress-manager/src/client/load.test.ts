import { ApiError } from '@sitewright/api-client'
import { expect, it } from 'vitest'
import { content, progressStore } from '../testing/progress-store.ts'
import { sampleReply } from '../testing/sample-progress.ts'
import { load, readSystem } from './load.ts'

const nothing = { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [] }

it('reads the system and who is registered in it (PMGR-029, PMGR-030, API-050)', async () => {
  const store = progressStore()
  expect(await load({ api: store.api, pageId: 7 })).toEqual(sampleReply)
  expect(store.made(content)).toEqual([{ id: 7 }])
})

it('reads a page that is not attached to a system', async () => {
  const { api } = progressStore({ system: null })
  expect(await load({ api, pageId: 7 })).toEqual(nothing)
})

it('reads an answer as far as it is valid', () => {
  for (const answer of [null, [], 'x', {}, { SystemId: 4, SystemName: '' }, { SystemId: -1, SystemName: 'Guides' }])
    expect(readSystem(answer)).toEqual(nothing)
  expect(
    readSystem({
      ...{ SystemId: 4, SystemName: 'Guides', SystemStates: [{ id: 1, Description: 'In' }, { id: '2' }, null] },
      ...{ SystemStages: 'none', Courses: [{ id: 9, email: 'a@example.org', name: 7 }] },
    }),
  ).toEqual({
    ...{ SystemId: 4, SystemName: 'Guides', SystemStates: [{ id: 1, Description: 'In' }], SystemStages: [] },
    Courses: [{ id: 9, email: 'a@example.org', name: '', state: '' }],
  })
})

it('leaves an error to the shell, without a message of its own (ERR-024)', async () => {
  const store = progressStore()
  store.answer(content, () => Promise.reject(new ApiError('no answer', { status: 0 })))
  await expect(load({ api: store.api, pageId: 7 })).rejects.toThrow(ApiError)
})
