import { ApiError, type Api } from '@sitewright/api-client'

/** Fetches the code of the client ahead of the first call, which may be made without a connection. */
export const fetchApiCode = () => import('./browser-api.ts')

/** A client whose code is loaded with the first call. */
export function createLazyApi(load = fetchApiCode): Api {
  let api: Promise<Api> | undefined
  const call = async (...input: Parameters<Api>): Promise<unknown> => {
    api ??= load().then(
      ({ createBrowserApi }) => createBrowserApi(),
      (cause: unknown) => {
        // as if the call itself had got no answer: the connection is lost, and it is explained as that
        throw new ApiError('The code that calls the server could not be loaded', { status: 0, cause })
      },
    )
    try {
      return await (
        await api
      )(...input)
    } catch (error) {
      // Where the client's own code could not be loaded, the next call tries again.
      api.catch(() => (api = undefined))
      throw error
    }
  }
  return call as Api
}
