// Starts the built server. Its compiled form is kept, so that later starts need not compile it again.
import module from 'node:module'
import { join } from 'node:path'

// as in tools/setup/node.mjs
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`Node ${process.versions.node} is too old: Sitewright needs 24.15 or newer`)
  process.exit(1)
}
module.enableCompileCache(join(import.meta.dirname, '../dist/.compiled'))
await import('../dist/main.js')
