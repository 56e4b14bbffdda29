import { ApiError, type Api } from '@sitewright/api-client'

/** What answers each call, by its key. */
export type Answers = Readonly<Record<string, (input: Record<string, unknown>) => unknown>>

/** A client that answers by functions instead of a server. A call that none of them answers fails as a missing one does. */
export function fakeApi(answers: Answers): Api {
  async function call(key: string, input: Record<string, unknown> = {}): Promise<unknown> {
    const answer = answers[key]
    if (!answer)
      throw new ApiError(`${key} answered 404`, { status: 404, body: { error: 'Not found', code: 'not-found' } })
    return answer(input)
  }
  return call as Api
}
