import { describe, expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { calls } from '../testing/fixtures.ts'
import { createLazyApi } from './lazy-api.ts'

describe('lazy API', () => {
  it('loads the client with the first call, and again when that failed as a call without an answer does', async () => {
    const server = fakeApi({ [calls.logout]: {} })
    let loads = 0
    const api = createLazyApi(async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return { createBrowserApi: () => server.api }
    })
    expect(loads).toBe(0)
    await expect(api('GET public/logout.json.php')).rejects.toMatchObject({ status: 0 })
    expect(await api('GET public/logout.json.php')).toEqual({})
    await api('GET public/logout.json.php')
    expect(loads).toBe(2)
    expect(server.calls).toHaveLength(2)
  })

  it('passes on errors of a call', async () => {
    const server = fakeApi({ [calls.logout]: new Error('down') })
    const api = createLazyApi(async () => ({ createBrowserApi: () => server.api }))
    await expect(api('GET public/logout.json.php')).rejects.toThrow('down')
  })
})
