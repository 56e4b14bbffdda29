import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 180_000,
    // these packages import style sheets, which Node cannot
    server: { deps: { inline: [/@sitewright\//] } },
    // the files share one environment, which takes half the time
    isolate: false,
  },
})
