import { loadPageKindServers } from '@sitewright/page-kit/discover'
import { callGroups } from '@sitewright/server/reference'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { guideConfig } from './start-nginx.ts'

/** Every call that there is: the core's and those of the installed page kinds. */
async function allCalls() {
  const groups = callGroups(await loadPageKindServers(join(root, 'apps/server')))
  return groups.flatMap(({ calls }) => Object.entries(calls))
}

/** The paths of the calls that no second machine may be asked. */
function neverRepeated() {
  const pattern = /location ~ (\S+) \{\s*proxy_next_upstream off;/.exec(guideConfig)?.[1]
  if (!pattern) throw new Error('docs/guides/deploy/nginx.conf names no calls that are never repeated')
  return new RegExp(pattern)
}

describe('the nginx configuration of the guide', () => {
  it('asks no second machine for a GET that changes something, and for any other one it may', async () => {
    const calls = await allCalls()
    expect(calls.length).toBeGreaterThan(60)
    const gets = calls.filter(([key]) => key.startsWith('GET '))
    const path = (key: string) => `/api/1/${key.split(' ')[1]}`
    const pattern = neverRepeated()
    const changing = gets.filter(([, { changes }]) => changes).map(([key]) => path(key))
    expect(changing.length).toBeGreaterThan(5)
    expect(gets.map(([key]) => path(key)).filter((each) => pattern.test(each))).toEqual(changing)
  })
})
