import { describe, expect, it } from 'vitest'
import type { Outcome } from './report.ts'
import { lookAgain } from './second-look.ts'

const failed = (file: string, name: string) => ({ file, name: `${file} › ${name}`, reason: 'It rained' })
const red = (passed: number, ...failures: ReturnType<typeof failed>[]): Outcome => ({
  ...{ name: 'walks', passed, failed: failures.length, skipped: 0 },
  failures,
})
const green = (passed: number) => red(passed)

/** Answers in turn, and notes what was run again. */
function answers(...outcomes: (Outcome | undefined)[]) {
  const asked: (string | undefined)[] = []
  return {
    asked,
    runAgain: async (_: string, file: string | undefined) => {
      asked.push(file)
      return outcomes[asked.length - 1]
    },
  }
}

describe('what failed is run once more', () => {
  it('file by file; what is green then counts as passed, and as unsteady', async () => {
    const [opens, closes, starts] = [failed('a.ts', 'opens'), failed('a.ts', 'closes'), failed('b.ts', 'starts')]
    const { asked, runAgain } = answers(green(7), red(3, starts))
    expect(await lookAgain(red(20, opens, closes, starts), runAgain)).toEqual({
      ...red(22, starts),
      unsteady: [opens, closes],
    })
    expect(asked).toEqual(['a.ts', 'b.ts'])
  })

  it('and what fails only then has failed', async () => {
    const [opens, closes] = [failed('a.ts', 'opens'), failed('a.ts', 'closes')]
    const seen = await lookAgain(red(20, opens), answers(red(7, closes)).runAgain)
    expect([seen.failed, seen.failures, seen.unsteady]).toEqual([1, [closes], [opens]])
  })

  it('with all its tests where a file could not be loaded', async () => {
    const broken = { file: 'a.ts', name: 'a.ts', reason: 'It does not load' }
    const seen = await lookAgain(red(20, broken), answers(green(7)).runAgain)
    expect(seen).toMatchObject({ passed: 27, failed: 0, unsteady: [broken] })
  })

  it('all of it at once where Playwright knows what failed last', async () => {
    const [opens, starts] = [failed('a.ts', 'opens'), failed('b.ts', 'starts')]
    const { asked, runAgain } = answers(green(2))
    const seen = await lookAgain({ ...red(20, opens, starts), byPlaywright: true }, runAgain)
    expect(seen).toMatchObject({ passed: 22, failed: 0, unsteady: [opens, starts] })
    expect(asked).toEqual(['a.ts'])
  })

  it('all of it where its runner crashed', async () => {
    const crashed: Outcome = { ...{ name: 'walks', passed: 0, failed: 1, skipped: 0 }, problem: 'left no report' }
    const { asked, runAgain } = answers(green(20))
    const seen = await lookAgain(crashed, runAgain)
    expect(seen).toMatchObject({ passed: 20, failed: 0, unsteady: [{ name: 'walks', reason: 'left no report' }] })
    expect(asked).toEqual([undefined])
  })
})

describe('what failed has failed', () => {
  const opens = failed('a.ts', 'opens')

  it.each([
    ['where it crashes the second time', undefined],
    ['where nothing ran the second time', green(0)],
    ['where something failed outside any test', { ...green(7), failed: 1 }],
  ])('%s', async (_, again) => {
    expect(await lookAgain(red(20, opens), answers(again).runAgain)).toEqual(red(20, opens))
  })

  it('where the runner stopped because too much failed: nothing is run again', async () => {
    const many = Array.from({ length: 10 }, (_, index) => failed('a.ts', String(index)))
    const { asked, runAgain } = answers()
    expect(await lookAgain(red(20, ...many), runAgain)).toEqual(red(20, ...many))
    expect(asked).toEqual([])
  })

  it('where it is no test', async () => {
    const { asked, runAgain } = answers()
    const types: Outcome = { ...{ name: 'types', passed: 0, failed: 1, skipped: 0 }, plain: true }
    expect(await lookAgain(types, runAgain)).toEqual(types)
    expect(asked).toEqual([])
  })
})
