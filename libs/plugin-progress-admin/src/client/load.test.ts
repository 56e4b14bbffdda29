import { ApiError, type Api } from '@sitewright/api-client'
import { describe, expect, it, vi } from 'vitest'
import { getContent, progressStore, storeApi } from '../testing/progress-store.ts'
import { guides, system } from '../testing/sample-systems.ts'
import { load } from './load.ts'

const none = { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], version: 0 }

describe('load', () => {
  it('reads a system of name, states and stages, each entry with id and description (PADM-018)', async () => {
    const store = progressStore({
      systems: [system({ states: [{ id: 4, Description: 'Applied' }], stages: [{ id: 9, Description: 'Ropes' }] })],
      attached: 1,
    })
    const { api, calls } = storeApi(store)
    expect(await load({ api, pageId: 7 })).toEqual({
      SystemId: 1,
      SystemName: 'Guide training',
      SystemStates: [{ id: 4, Description: 'Applied' }],
      SystemStages: [{ id: 9, Description: 'Ropes' }],
      version: 3,
    })
    expect(calls).toEqual([[getContent, { id: 7 }]])
  })

  it('reads a page without a system as such', async () => {
    expect(await load({ api: storeApi(progressStore()).api, pageId: 7 })).toEqual(none)
  })

  it('leaves out the people, whom this page does not need', async () => {
    const courses = [{ id: 5, email: 'anna@example.org', name: 'Anna', state: 'Applied' }]
    const { api } = storeApi(progressStore({ systems: [guides()], attached: 1, courses }))
    expect(JSON.stringify(await load({ api, pageId: 7 }))).not.toContain('anna')
  })

  it.each([
    ['', none],
    [{}, none],
    [null, none],
    [
      { SystemId: 1, SystemName: 7, SystemStates: 'x', SystemStages: [null, { id: 'a', Description: 'b' }, { id: 3 }] },
      { ...none, SystemId: 1 },
    ],
  ])('reads %j as far as possible', async (reply, data) => {
    const api = (async () => reply) as unknown as Api
    expect(await load({ api, pageId: 7 })).toEqual(data)
  })

  it('leaves an error to the shell, without a message of its own (ERR-023)', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const down = new ApiError('down', { status: 500 })
    const { api } = storeApi(progressStore(), { [getContent]: () => Promise.reject(down) })
    await expect(load({ api, pageId: 7 })).rejects.toBe(down)
    expect(alert).not.toHaveBeenCalled()
  })
})
