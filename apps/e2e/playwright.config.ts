import { defineConfig, devices } from '@playwright/test'
import { limit, maxFailures } from '../../tools/limits/limits.ts'
import { firstStart } from './src/administrator.ts'
import { headlessShell, wholeBrowser } from './src/browsers.ts'
import { freePort } from './src/free-port.ts'

// Every worker loads this file too: the first to do so chooses the port, and the others inherit it.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const address = `http://localhost:${port}`

/** The folder with the journeys to run; absent: all of them. */
const group = process.env['JOURNEYS']

/** Journeys in Chromium against the real server with the built site, on a new database each run. */
export default defineConfig({
  testDir: 'src',
  testMatch: `${group ?? '*'}/*.spec.ts`,
  outputDir: `test-results/${group ?? 'all'}`,
  forbidOnly: true,
  fullyParallel: true,
  // one more than the cores of a small machine: a journey also waits for the server and for frames
  workers: 3,
  timeout: limit(120),
  maxFailures: maxFailures,
  expect: { timeout: limit(30) },
  reporter: [['list'], ['json', { outputFile: `../../.results/journeys-${group ?? 'all'}.json` }]],
  use: {
    baseURL: address,
    actionTimeout: limit(30),
    screenshot: 'only-on-failure',
    // what happened step by step takes as long to write down as the journey itself: E2E_TRACE=on asks for it
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // where all run together too, since some of them differ in it
    launchOptions: group === undefined || group === 'visitors' ? wholeBrowser : headlessShell,
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'exec node ../../tools/process/serve-temporarily.ts',
    url: `${address}/healthz`,
    env: { PORT: port, ...firstStart, LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
