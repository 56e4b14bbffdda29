import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLimits } from '../limits/limits.ts'

/** Runs every story in Chromium; a story fails when it throws or breaks an accessibility rule in either colour scheme. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps: {
    // Found late, they would reload the page in the midst of a test and leave two copies of React.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@chakra-ui/react',
      '@chakra-ui/react/theme',
      '@emotion/cache',
      '@emotion/react',
      '@storybook/react-vite',
      'react-router',
      'react-router/dom',
      'storybook/test',
      '@dnd-kit/core',
      '@hello-pangea/dnd',
      '@noble/hashes/sha2.js',
      '@tanstack/react-query',
      'altcha-lib',
      'axe-core',
      'diff',
      'dompurify',
      'icu-minify/compile',
      'icu-minify/format',
      'ky',
      'lucide-react',
      'mapbox-gl',
      'maplibre-gl',
      'react-map-gl/mapbox',
      'react-map-gl/maplibre',
      'slate',
      'slate-history',
      'slate-react',
      'uqr',
      'yet-another-react-lightbox',
      'yet-another-react-lightbox/plugins/zoom',
      'youtube-video-element',
      'zustand',
      'zustand/vanilla',
    ],
  },
  test: {
    name: 'stories',
    // the modules of all stories are read once, not once per file: a fifth of the time
    isolate: false,
    ...testLimits,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
