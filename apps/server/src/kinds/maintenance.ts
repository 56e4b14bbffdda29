import type { FastifyBaseLogger } from 'fastify'
import type { ServicesForKind } from './kind-services.ts'
import type { PageKinds } from './page-kinds.ts'

/** Milliseconds. */
const hour = 60 * 60 * 1000

export interface Maintenance {
  /** Runs it now, and every hour, unless it is another server's to do. */
  start: (options: { mayRun: () => Promise<boolean> }) => void
  run: () => Promise<void>
  /** Finishes what is under way. */
  close: () => Promise<void>
}

export interface MaintenanceOptions {
  kinds: PageKinds
  forKind: ServicesForKind
  log: FastifyBaseLogger
  /** What the core has to do, by what it is about. */
  core?: Readonly<Record<string, () => Promise<void>>>
}

/** Lets the core and each page kind do what is to be done now and then. What fails is logged and hinders nothing else. */
export function createMaintenance({ kinds, forKind, log, core = {} }: MaintenanceOptions): Maintenance {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function maintain(): Promise<void> {
    for (const [what, work] of Object.entries(core))
      await work().catch((err: unknown) => log.error({ err }, `the maintenance of the ${what} failed`))
    for (const [kind, { maintenance }] of kinds)
      await maintenance?.(forKind(kind)).catch((err: unknown) =>
        log.error({ err, kind }, 'the maintenance of a page kind failed'),
      )
  }

  function run(): Promise<void> {
    running = running.then(maintain)
    return running
  }

  return {
    run,
    start({ mayRun }) {
      const look = () =>
        mayRun()
          .then((may) => (may ? run() : undefined))
          .catch((err: unknown) => log.error({ err }, 'it could not be determined which server does the maintenance'))
      void look()
      timer = setInterval(() => void look(), hour).unref()
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
