import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { limit, maxFailures } from '../limits/limits.ts'

/** Looks at the core stories of a built Storybook in STORYBOOK_DIR: run by check.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: 'looks.spec.ts',
  outputDir: join(root, '.results/visual'),
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: limit(60),
  maxFailures: maxFailures,
  reporter: [['list'], ['json', { outputFile: join(root, '.results/visual.json') }], ['./how-to-accept.ts', {}]],
  expect: {
    timeout: limit(15),
    // Another machine smooths an edge a little differently; a changed colour or distance is far more than that.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 120, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters and colours as every machine draws them.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--disable-font-subpixel-positioning',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
