// npx vitest run --config tools/release/vitest.config.ts: releases that change nothing, and need no network.
import { defineConfig } from 'vitest/config'
import { limit } from '../limits/limits.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'release', environment: 'node', include: ['*.spec.ts'], testTimeout: limit(120) },
})
