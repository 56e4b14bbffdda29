import type { Api } from './contract/api.ts'
import type { CoreCalls } from './contract/index.ts'

/** What a test's or story's server answers, by call; throwing refuses. */
export type Answers = {
  [Key in keyof CoreCalls]?: (
    input: CoreCalls[Key]['input'],
  ) => CoreCalls[Key]['reply'] | Promise<CoreCalls[Key]['reply']>
}

/** An API for tests: answers by key, and the calls that were made. */
export interface FakeApi {
  api: Api
  /** Every call made so far, in order: its key, then what it was given. */
  calls: unknown[][]
}

/** A client whose server is a table of answers. A call that the table does not have throws. */
export function fakeApi(answers: Answers): FakeApi {
  const calls: unknown[][] = []
  const table = answers as Record<string, ((input: unknown) => unknown) | undefined>
  const api = async (key: string, ...input: unknown[]) => {
    calls.push([key, ...input.slice(0, 1)]) // not how it was asked for
    const answer = table[key]
    if (!answer) throw new Error(`No answer for '${key}'`)
    return answer(input[0])
  }
  return { api: api as Api, calls }
}
