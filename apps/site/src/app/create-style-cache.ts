import createCache, { type EmotionCache } from '@emotion/cache'

/** Where rendered styles go. Without vendor prefixes: no browser that can run the site needs them. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] })
}
