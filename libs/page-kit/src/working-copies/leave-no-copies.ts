import type { Api } from '@sitewright/api-client'

/** Milliseconds for which anyone who logs out waits at most. */
const maxLogoutDelay = 3000

/** What of somebody's words stays in this browser. */
export interface CopiesLeft {
  /** On how many pages and screens these were typed. */
  count: number
  /** Takes them away for good. Never rejects. */
  remove: () => Promise<void>
}

const nothingLeft: CopiesLeft = { count: 0, remove: async () => {} }

/**
 * To be called before somebody logs out: what they typed is brought to the server and leaves this browser. What the
 * server has not got by then, or has something newer of, stays here, for nobody but them. Never rejects.
 */
export async function leaveNoCopies(api: Api): Promise<CopiesLeft> {
  const late = new Promise<CopiesLeft>((resolve) => setTimeout(() => resolve(nothingLeft), maxLogoutDelay))
  return Promise.race([handOver(api), late])
}

async function handOver(api: Api): Promise<CopiesLeft> {
  try {
    // anyone who never edits anything needs none of it
    const { createLocalCopies, handOverCopies } = await import('./hand-over-copies.ts')
    const local = createLocalCopies()
    const left = await handOverCopies(api, local)
    return {
      count: new Set(left.map(({ subject }) => subject)).size,
      remove: async () => {
        await Promise.all(left.map((copy) => local.remove(copy))).catch(console.error)
      },
    }
  } catch (error) {
    console.error(error)
    return nothingLeft
  }
}
