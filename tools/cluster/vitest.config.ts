// npx vitest run --config tools/cluster/vitest.config.ts: several servers over one database. They must be built.
import { defineConfig } from 'vitest/config'

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
    // for a machine that does thirty things at once; a test that succeeds never waits for these
    hookTimeout: 300_000,
    testTimeout: 180_000,
  },
})
