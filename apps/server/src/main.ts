import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { StartError } from './db/start-error.ts'
import { startServer, type RunningServer } from './start.ts'

/** Milliseconds that requests under way get to finish before the process ends anyway. */
const grace = 10_000

/** Milliseconds within which a further signal is taken for the same. */
const repeated = 2000

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 1, sync: false }))
  const server = await startServer({ config, log, develop: process.argv.includes('--dev') })
  announce(server, config.publicUrl)
  stopOnSignals(server)
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function announce({ address, firstStart }: RunningServer, publicUrl: string): void {
  console.log(`Sitewright serves ${publicUrl} (listening on ${address})`)
  if (!firstStart) return
  console.log(`\nThis is the first start. Sign in as administrator:\n  Email address: ${firstStart.email}`)
  console.log(
    firstStart.password ? `  Password:      ${firstStart.password}\n` : '  Password:      as in ADMIN_PASSWORD\n',
  )
}

/** Finishes what is under way at the first signal and gives up at a later one; supervisors may send the first twice. */
function stopOnSignals(server: RunningServer): void {
  let stoppingSince: number | undefined
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > repeated) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => process.exit(1), grace).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
