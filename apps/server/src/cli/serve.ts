import { readConfig } from '../config.ts'
import { createLog } from '../metrics/create-log.ts'
import { startServer, type RunningServer } from '../start.ts'

/** Milliseconds that requests under way get to finish before the process ends anyway. */
const grace = 10_000

/** Milliseconds within which a further signal is taken for the same. */
const repeated = 2000

export interface ServeOptions {
  environment: Readonly<Record<string, string | undefined>>
  /** From the sources, with hot reload. */
  develop: boolean
}

/**
 * Starts the server in this process and says where it is. From then on signals end it.
 *
 * @throws {ConfigError} @throws {StartError} with one clear line.
 */
export async function serve({ environment, develop }: ServeOptions): Promise<void> {
  const config = readConfig(environment)
  const log = createLog({ level: config.logLevel })
  const server = await startServer({ config, log, develop })
  announce(server, config.publicUrl)
  stopOnSignals(server)
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
