import { defineConfig } from 'vitest/config'
import { root } from '../setup/root.mjs'
import { limit } from '../limits/limits.ts'

/** The way of an author from the guide to a page in a browser; each step needs those before it. */
export default defineConfig({
  root,
  test: {
    name: 'outside',
    include: ['tools/outside/*.spec.ts'],
    environment: 'node',
    bail: 1,
    fileParallelism: false,
    // a step installs, builds and tests packages
    testTimeout: limit(240),
    hookTimeout: limit(120),
  },
})
