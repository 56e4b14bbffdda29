import type { Api } from '@sitewright/api-client'

export type Answers = Record<string, unknown>

export interface FakeApi {
  api: Api
  /** What was called, in order: `[key, input]`. */
  calls: [key: string, input: unknown][]
  answers: Answers
}

/** A server that answers from a table: a value, a function of the input, or an Error to be thrown. */
export function fakeApi(answers: Answers = {}): FakeApi {
  const calls: FakeApi['calls'] = []
  async function call(key: string, input?: unknown): Promise<unknown> {
    calls.push([key, input])
    const answer = answers[key]
    const value: unknown = typeof answer === 'function' ? await answer(input) : answer
    if (value instanceof Error) throw value
    if (value === undefined) throw new Error(`${key} has no answer`)
    return value
  }
  return { api: call as Api, calls, answers }
}
