/** Where a cache in front of the site is told what to forget. */
export interface FrontCaches {
  /** Of each cache. */
  urls: readonly string[]
  /** What each of them wants to see, such as an `Authorization`. */
  header: readonly [name: string, value: string] | undefined
}

/** Keys in one request; Cloudflare takes no more. */
const keysAtOnce = 30

/** Milliseconds that a cache may take. */
const purgeTimeout = 10_000

/**
 * Asks every cache to forget what bears one of these keys, in the header that Fastly and Varnish read, and in the body that
 * Cloudflare does.
 *
 * @throws when one of them did not say that it has.
 */
export async function sendPurge({ urls, header }: FrontCaches, keys: readonly string[]): Promise<void> {
  const answers = urls.map(async (url) => {
    for (let at = 0; at < keys.length; at += keysAtOnce) await ask(url, keys.slice(at, at + keysAtOnce))
  })
  // each of them is asked, whatever becomes of the others
  const failed = (await Promise.allSettled(answers)).filter((answer) => answer.status === 'rejected')
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ reason }): unknown => reason),
      'A cache forgot nothing',
    )

  async function ask(url: string, tags: readonly string[]): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(header ? { [header[0]]: header[1] } : {}),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(purgeTimeout),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`)
  }
}
