// npx vitest run --config tools/image/vitest.config.ts: the release and the root of the image. The site must be built.
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { limit, maxFailures, testLimits } from '../limits/limits.ts'

/** The image is made of Debian's libraries. */
const isDebian = existsSync('/usr/bin/dpkg-query')

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/image',
  resolve: { conditions: ['@sitewright/source'] },
  ssr: { resolve: { conditions: ['@sitewright/source'] } },
  test: {
    name: 'image',
    environment: 'node',
    include: ['release.spec.ts', ...(isDebian ? ['image.spec.ts'] : [])],
    fileParallelism: false,
    bail: maxFailures,
    ...testLimits,
    hookTimeout: limit(120),
  },
})
