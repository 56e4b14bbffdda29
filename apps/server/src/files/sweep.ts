import type { FastifyBaseLogger } from 'fastify'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds between two sweeps, and the age from which a file in work is taken for left behind. */
const hour = 60 * 60 * 1000

export interface SweepOptions {
  /** Where files lie while they are received and worked on. */
  folder: string
  /** Removes from the storage what nothing names. */
  removeDiscarded: () => Promise<void>
  log: FastifyBaseLogger
}

/** Removes what a server left behind that was stopped in the middle of something. */
export interface Sweep {
  /** Sweeps now, and every hour. */
  start: () => void
  run: () => Promise<void>
  /** Finishes the sweep under way. */
  close: () => Promise<void>
}

export function createSweep({ folder, removeDiscarded, log }: SweepOptions): Sweep {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function sweep(): Promise<void> {
    await removeDiscarded()
    await removeLeftBehind(folder).catch((err: unknown) => log.warn({ err }, 'old uploads could not be removed'))
  }

  function run(): Promise<void> {
    running = running.then(sweep)
    return running
  }

  return {
    run,
    start() {
      void run()
      timer = setInterval(() => void run(), hour).unref()
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

/** The age of a file is measured by the system's own clock, which wrote its time. */
async function removeLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > hour) await rm(file, { force: true, recursive: true })
  }
}
