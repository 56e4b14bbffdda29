import { loadPageKindServers } from '@sitewright/page-kit/discover'
import { callGroups } from '@sitewright/server/reference'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { neverRepeated } from './nginx-config.ts'

/** Every call that there is: the core's and those of the installed page kinds. */
async function allCalls() {
  const groups = callGroups(await loadPageKindServers(join(root, 'apps/server')))
  return groups.flatMap(({ calls }) => Object.entries(calls))
}

describe('the nginx configuration of the guide', () => {
  it('asks no second machine for a GET that changes something, and for any other one it may', async () => {
    const calls = await allCalls()
    expect(calls.length).toBeGreaterThan(60)
    const gets = calls.filter(([key]) => key.startsWith('GET '))
    const path = (key) => `/api/1/${key.split(' ')[1]}`
    const pattern = neverRepeated()
    const changing = gets.filter(([, { changes }]) => changes).map(([key]) => path(key))
    expect(changing.length).toBeGreaterThan(5)
    expect(gets.map(([key]) => path(key)).filter((each) => pattern.test(each))).toEqual(changing)
  })
})
