import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { createStyleCache } from '../app/create-style-cache.ts'

const most = 500

/** A style cache for rendering, and the `<style>` elements that a rendered page needs. */
export interface CriticalStyles {
  cache: EmotionCache
  elementsFor: (html: string) => string
}

let current: CriticalStyles | undefined

/**
 * One cache for many renderings: the same components have the same styles, which are then compiled once. It is made
 * anew before styles that belong to single pages could pile up.
 */
export function criticalStyles(): CriticalStyles {
  if (!current || Object.keys(current.cache.inserted).length > most) current = createCriticalStyles()
  return current
}

function createCriticalStyles(): CriticalStyles {
  const cache = createStyleCache()
  // Keeps the rules in the cache, for the head, instead of beside each element, where hydration would stumble over them.
  cache.compat = true
  const emotion = createEmotionServer(cache)
  return { cache, elementsFor: (html) => emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) }
}
