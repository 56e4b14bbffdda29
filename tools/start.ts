// Builds what changed, then serves the site until a signal ends it.
import { buildSite } from './process/build-site.ts'
import { runInForeground } from './process/run-in-foreground.mjs'
import { serverCommand } from './process/server-command.ts'
import { root } from './setup/root.mjs'

try {
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await runInForeground(process.execPath, [...serverCommand, ...process.argv.slice(2)], { cwd: root })
