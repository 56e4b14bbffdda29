import { defineConfig } from 'vitest/config'
import { root } from '../setup/root.mjs'

/** The way of an author from the guide to a page in a browser; each step needs those before it. */
export default defineConfig({
  root,
  test: {
    name: 'outside',
    include: ['tools/outside/*.spec.ts'],
    environment: 'node',
    bail: 1,
    fileParallelism: false,
    // for a machine that does thirty things at once; a step that succeeds never waits for these
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
