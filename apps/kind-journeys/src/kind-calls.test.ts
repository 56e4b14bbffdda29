import { coreCalls } from '@sitewright/api-client/contract'
import {
  createTestServer,
  hardJsonContract,
  headAndGet,
  headContract,
  otherSiteContract,
  refusalContract,
  rightsContract,
} from '@sitewright/server/testing/vitest'
import { expect, it } from 'vitest'
import { kindTestedCalls } from './testing/kind-tested-calls.ts'

it('has fifteen callers: nobody, any account, eight permissions of the core and five of the kinds', () => {
  const permissions = kindTestedCalls.kinds.flatMap(({ manifest }) => Object.keys(manifest.permissions))
  expect(kindTestedCalls.callers).toHaveLength(15)
  expect(kindTestedCalls.callers.filter((caller) => caller.startsWith('plugin.')).sort()).toEqual(permissions.sort())
})

it('adds no call that the core has', () => {
  expect(Object.keys(kindTestedCalls.calls).filter((call) => call in coreCalls)).toEqual([])
})

rightsContract(kindTestedCalls)
refusalContract(kindTestedCalls)
headContract(kindTestedCalls)
otherSiteContract(kindTestedCalls)
hardJsonContract(kindTestedCalls)

it.each(['/api/1/public/verify.php', '/api/1/private/form-submissions.csv'])(
  'answers a HEAD of %s as a GET',
  async (url) => {
    const server = await createTestServer({ kinds: kindTestedCalls.kinds })
    const { get, head } = await headAndGet(server, url, { cookie: (await server.logIn('core.admin')).cookie })
    expect(head).toEqual(get)
    await server.close()
  },
)
