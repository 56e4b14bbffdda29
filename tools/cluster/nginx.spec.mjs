import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coreCalls } from '../../libs/api-client/src/contract/index.ts'
import { root } from '../setup/root.mjs'
import { neverRepeated } from './nginx-config.mjs'

/** Every call that there is: the core's and those of all page kinds of this repository. */
async function allCalls() {
  const kinds = readdirSync(join(root, 'libs')).filter((name) => name.startsWith('plugin-'))
  const contracts = await Promise.all(kinds.map((kind) => import(join(root, 'libs', kind, 'src/contract.ts'))))
  const tables = contracts.flatMap((contract) => Object.entries(contract).filter(([name]) => name.endsWith('Calls')))
  return Object.entries(Object.assign({}, coreCalls, ...tables.map(([, table]) => table)))
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
