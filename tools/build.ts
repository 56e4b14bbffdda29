// npm run build: builds the bundles of site and server where something in them changed, without serving them.
import { buildSite } from './process/build-site.ts'

const started = performance.now()
try {
  await buildSite()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built in ${seconds} s: apps/site/dist, and apps/server/dist, which apps/server/bin/server.mjs runs`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
