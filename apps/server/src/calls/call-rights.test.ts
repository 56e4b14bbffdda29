import { expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { rightsContract } from '../testing/calls/rights-contract.ts'
import { createTestServer } from '../testing/test-server.ts'

it('knows every call that the server answers', async () => {
  const server = await createTestServer()
  const registered = allEndpoints(server.services).map(({ key }) => key)
  expect(registered.sort()).toEqual(Object.keys(coreTestedCalls.calls).sort())
  await server.close()
})

rightsContract(coreTestedCalls)
