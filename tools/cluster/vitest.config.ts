// npx vitest run --config tools/cluster/vitest.config.ts: several servers over one database. They must be built.
import { defineConfig } from 'vitest/config'
import { limit, maxFailures, testLimits } from '../limits/limits.ts'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/cluster',
  resolve: { conditions: ['@sitewright/source'] },
  ssr: { resolve: { conditions: ['@sitewright/source'] } },
  test: {
    name: 'cluster',
    environment: 'node',
    include: ['*.spec.ts'],
    fileParallelism: false,
    bail: maxFailures,
    ...testLimits,
    // it builds the next version
    hookTimeout: limit(120),
  },
})
