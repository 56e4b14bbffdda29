import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import path from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { limit, maxFailures, testLimits } from './tools/limits/limits.ts'

const source = '@sitewright/source'
const setup = (name: string) => new URL(`tools/vitest/${name}.ts`, import.meta.url).pathname

const patient = { ...testLimits, expect: { poll: { timeout: limit(30) } } }

/** The tests of a package for browsers; those of a generated page kind too. */
export const client = (name: string, folder: string) => ({
  plugins: [react()],
  root: folder,
  // as Node itself resolves what is not transformed here, so that no package is loaded twice
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: {
    transformer: 'lightningcss' as const,
    // jsdom knows no rules within rules; classes are called in tests what they are called in the style sheets
    lightningcss: { targets: { chrome: 100 << 16 }, cssModules: { pattern: '[local]' } },
  },
  test: {
    name,
    environment: 'jsdom',
    css: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [setup('jsdom-setup')],
    ...patient,
    // the modules of a package are read once, not once per file: a third of the time
    isolate: false,
    // no intervals: jsdom counts its frames with one, and a window that began so has no frames in any later file
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
    env: { TZ: 'Pacific/Auckland' },
  },
})

// the AWS SDK's modules for bundlers are none that Node can load
const serverConditions = [source, ...defaultServerConditions.filter((condition) => condition !== 'module')]

const postgresSetup = new URL('apps/server/src/testing/postgres-setup.ts', import.meta.url).pathname

// Where SQLite and PostgreSQL can differ: queries, transactions, locks, types, notifications, search, migrations, archives.
// All other tests run once, on SQLite, but for what only PostgreSQL can be: away.
const onPostgres = ['src/**/*.{db,postgres}.test.ts']

const server = (app: 'server' | 'kind-journeys', database: 'sqlite' | 'postgres') => ({
  root: `apps/${app}`,
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name: `${app}-${database}`,
    environment: 'node',
    env: { TEST_DATABASE: database },
    setupFiles: [setup('wait-limit')],
    ...patient,
    isolate: false,
    ...(database === 'postgres'
      ? { globalSetup: [postgresSetup], include: onPostgres }
      : { include: ['src/**/*.test.ts'], exclude: ['src/**/*.postgres.test.ts'] }),
  },
})

export default defineConfig({
  test: {
    bail: maxFailures,
    projects: [
      ...globSync('libs/*/package.json', { cwd: import.meta.dirname }).map((found) =>
        client(path.basename(path.dirname(found)), path.dirname(found)),
      ),
      client('site', 'apps/site'),
      ...(['server', 'kind-journeys'] as const).flatMap((app) => [server(app, 'sqlite'), server(app, 'postgres')]),
      {
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'apps/site/*.test.ts'],
          ...patient,
        },
      },
      // Storybook looks for all stories as soon as it is configured, whichever project is run
      ...(process.env['STORIES'] ? ['tools/storybook/vitest.config.ts'] : []),
    ],
  },
})
