import type { CallDeclaration } from '@sitewright/api-client/contract'
import { RefusedError, type Identity } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import type { Coming } from './audit.ts'
import type { Entry } from './entry.ts'
import { createSecurityHearing } from './hear-security.ts'
import type { Look } from './look-up.ts'
import { createWatch } from './watch-changes.ts'

const anna: Identity = {
  account: { id: 3, name: 'Anna', email: 'anna@example.org' },
  permissions: new Set(),
  roles: [],
}
const declaration = { summary: 'Deletes a page', access: 'anyone' } as unknown as CallDeclaration
const call = { key: 'GET private/page-delete.json.php', declaration }

/** A watch over a database that cannot be read. */
function bench() {
  const added: Coming[] = []
  const errors: unknown[] = []
  const broken = async () => {
    throw new Error('no database')
  }
  const look = { page: broken, account: broken } as unknown as Look
  const audit = { add: (entry: Coming) => void added.push(entry) }
  const onError = (error: unknown) => void errors.push(error)
  const hearing = createSecurityHearing({ audit, look, now: () => 7, onError })
  const watch = createWatch({ audit, hearing, look, settings: broken, now: () => 7, onError })
  const made = (who: Identity) => ({
    input: { id: 5 },
    context: { who, client: { address: '192.0.2.1', userAgent: '' } },
  })
  const entries = async () =>
    (await Promise.all(added.map(async (coming) => coming))).filter((entry): entry is Entry => entry !== undefined)
  return { watch, made, hearing, errors, entries }
}

describe('watching a call', () => {
  it('never makes it fail: what cannot be looked up is told in the words of its declaration', async () => {
    const { watch, made, entries, errors } = bench()
    expect(await watch(call, made(anna), () => 'done')).toBe('done')
    expect(await entries()).toEqual([
      {
        time: 7,
        account: 3,
        name: 'Anna (anna@example.org)',
        address: '192.0.2.1',
        call: call.key,
        summary: 'Deletes a page',
        repeats: false,
      },
    ])
    expect(errors).toEqual([new Error('no database')])
  })

  it('lets a failure through as it is, and tells nothing', async () => {
    const { watch, made, entries } = bench()
    const refused = new RefusedError(404, 'Not found')
    await expect(watch(call, made(anna), () => Promise.reject(refused))).rejects.toBe(refused)
    expect(await entries()).toEqual([])
  })

  it('tells nothing of who is not signed in', async () => {
    const { watch, made, entries } = bench()
    await watch(call, made(anonymous), () => 'done')
    expect(await entries()).toEqual([])
  })

  it('tells an event of security for itself where the call came to nothing, or goes on behind its back', async () => {
    const { watch, made, hearing, entries } = bench()
    const background = Promise.withResolvers<void>()
    await watch(call, made(anna), () => {
      void background.promise.then(() => hearing.note('password reset mailed', { address: '' }))
      return 'done'
    })
    const failing = async () => {
      hearing.note('account deleted', { by: anna, address: '192.0.2.1' })
      throw new Error('too late')
    }
    await expect(watch(call, made(anna), failing)).rejects.toThrow('too late')
    background.resolve()
    await background.promise
    expect((await entries()).map(({ call: name }) => name)).toEqual([
      call.key,
      'account deleted',
      'password reset mailed',
    ])
  })
})
