// Starts the built server. Its compiled form is kept, so that later starts need not compile it again.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../dist/.compiled'))
await import('../dist/main.js')
