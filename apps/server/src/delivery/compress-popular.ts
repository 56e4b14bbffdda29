import { brotli, decompressBrotli, quality } from '../http/compressed-body.ts'
import type { CachedPage, HtmlCache } from './html-cache.ts'
import { sentAs } from './page-headers.ts'

/** Milliseconds between two looks at what is asked for again and again. */
const pause = 250

export interface CompressPopularOptions {
  cache: HtmlCache
  /** True while a page is made that somebody waits for. */
  isBusy: () => boolean
  /** Waits; it must keep no process alive. */
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Compresses pages as thoroughly as can be once they have gone out a few times: one after the other, and none while a
 * visitor waits for a page, since that takes longer than to make one.
 *
 * @returns what ends it.
 */
export function compressPopular({ cache, isBusy, wait = waitIdly }: CompressPopularOptions): () => void {
  let ended = false

  async function compressOn(): Promise<void> {
    for (;;) {
      await wait(pause)
      if (ended) return
      const next = isBusy() ? undefined : cache.takePopular()
      if (next) cache.replace(next.path, next.page, await compressed(next.page))
    }
  }

  void compressOn()
  return () => {
    ended = true
  }
}

async function compressed(page: CachedPage): Promise<CachedPage> {
  const { br, identity } = page.ways
  const bytes = await brotli(identity?.bytes ?? (await decompressBrotli(br.bytes)), quality.thorough)
  return { ...page, ways: { ...page.ways, br: sentAs('br', bytes, page) } }
}

function waitIdly(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
