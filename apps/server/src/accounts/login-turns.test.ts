import { describe, expect, it } from 'vitest'
import { createTurns } from './login-turns.ts'

describe('turns', () => {
  it('run the work of one key in the order it came, that of others beside it', async () => {
    const inTurn = createTurns()
    const happened: string[] = []
    const first = Promise.withResolvers<void>()
    const work = (name: string, until?: Promise<void>) => async () => {
      happened.push(`${name} begins`)
      await until
      happened.push(`${name} ends`)
      return name
    }
    const all = [inTurn('a', work('1', first.promise)), inTurn('a', work('2')), inTurn('b', work('3'))]
    expect(await all[2]).toBe('3')
    first.resolve()
    expect(await Promise.all(all)).toEqual(['1', '2', '3'])
    expect(happened).toEqual(['1 begins', '3 begins', '3 ends', '1 ends', '2 begins', '2 ends'])
  })

  it('go on after work that failed, which is told to whoever asked for it', async () => {
    const inTurn = createTurns()
    const failing = inTurn('a', () => Promise.reject(new Error('no')))
    const next = inTurn('a', () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
