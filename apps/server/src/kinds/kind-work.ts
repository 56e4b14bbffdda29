import type { FastifyBaseLogger } from 'fastify'
import type { InSiteLanguage } from '../settings/site-language.ts'

/** Something that a page kind does of itself: what it is told of, or a job. */
export interface KindTask {
  kind: string
  /** Such as `page.published`. */
  what: string
}

export interface KindWorkOptions {
  log: FastifyBaseLogger
  inSiteLanguage: InSiteLanguage
  /** Counts what failed. */
  onFailed: (task: KindTask) => void
  /** Milliseconds that one piece may take. */
  longest: number
}

export interface KindWork extends Pick<KindWorkOptions, 'onFailed'> {
  /**
   * Does it. Whatever goes wrong is logged and counted; what does not end in time, or when the server stops, is left alone.
   *
   * @returns `stopped` where the server stops.
   */
  attempt: (task: KindTask, work: (signal: AbortSignal) => Promise<void>) => Promise<'done' | 'failed' | 'stopped'>
  isClosed: () => boolean
  /** Stops what is under way. */
  close: () => void
}

/** Work of page kinds that nobody waits for: of strangers' code, which may fail, hang or not hear. */
export function createKindWork({ log, inSiteLanguage, onFailed, longest }: KindWorkOptions): KindWork {
  const closing = new AbortController()
  return {
    onFailed,
    isClosed: () => closing.signal.aborted,
    close: () => closing.abort(new Error('The server stops')),
    async attempt(task, work) {
      const limited = new AbortController()
      const timer = setTimeout(() => limited.abort(new Error('It took too long')), longest)
      const signal = AbortSignal.any([closing.signal, limited.signal])
      try {
        signal.throwIfAborted()
        await Promise.race([inSiteLanguage(() => work(signal)), aborted(signal)])
        return 'done'
      } catch (err) {
        if (closing.signal.aborted) return 'stopped'
        onFailed(task)
        log.error({ err, ...task }, 'a page kind has failed at its work')
        return 'failed'
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
