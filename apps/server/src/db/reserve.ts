import type { FastifyBaseLogger } from 'fastify'
import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { fail } from '../errors.ts'
import { StartError } from './start-error.ts'
import { isStorageFull } from './storage-errors.ts'

const megabyte = 1024 * 1024

/** Bytes that are held back: a hundredth of the disk, within these limits. */
const size = { smallest: 8 * megabyte, largest: 32 * megabyte }

/**
 * Room on the disk that nobody has but those who make room. With a full disk SQLite cannot even delete: it writes down
 * what is to go before it goes, and to log in is a write too.
 */
export interface Reserve {
  /** Does what has to work on a full disk: the reserve is given up for it if need be. */
  insist: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** For whatever else is written, so that it does not eat the reserve. @throws {RefusedError} 507 while that is given up. */
  assertHeld: () => void
  isHeld: () => boolean
  close: () => Promise<void>
}

export interface ReserveOptions {
  /** On the disk of the database. */
  folder: string
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Bytes of that disk. */
  room?: (folder: string) => Promise<{ total: number; free: number }>
  /** Milliseconds between two looks whether there is room again. */
  lookEvery?: number
}

/** For a database on another machine, which has to reserve space itself. */
export const noReserve: Reserve = {
  insist: (work) => work(),
  assertHeld: () => {},
  isHeld: () => true,
  close: async () => {},
}

/** Holds room back in a file of its own, which stays over restarts. */
export function createReserve({ folder, log, room = roomOf, lookEvery = 10_000 }: ReserveOptions): Reserve {
  const file = path.join(folder, 'reserve')
  // until the disk was looked at, which no start waits for
  let held = true
  let changing: Promise<void> = Promise.resolve()
  void inTurn(async () => {
    held = await hold(({ free }) => free >= 2 * size.smallest)
    if (!held) log.error({}, 'the disk is full: there is no space for a reserve, and only what frees space is written')
  })
  const timer = setInterval(() => void inTurn(regain), lookEvery).unref()

  /** @param isEnough whether there is so much room that some may be held back. */
  async function hold(isEnough: (room: { free: number; wanted: number }) => boolean): Promise<boolean> {
    try {
      const present = await stat(file).catch(() => undefined)
      if (present && present.size >= size.smallest) return true
      const { total, free } = await room(folder)
      const wanted = Math.min(size.largest, Math.max(size.smallest, Math.floor(total / 100)))
      if (!isEnough({ free, wanted })) return false
      await fill(file, Math.min(wanted, Math.floor(free / 2)))
      return true
    } catch {
      await rm(file, { force: true }).catch(() => {})
      return false
    }
  }

  /** What was given up comes back when there is twice as much: else the rest of it would be eaten bit by bit. */
  async function regain(): Promise<void> {
    if (held) return
    held = await hold(({ free, wanted }) => free >= 2 * wanted)
    if (held) log.info('there is space on the disk again, and the reserve is restored')
  }

  async function giveUp(err: unknown): Promise<void> {
    if (!held) return
    held = false
    log.error({ err }, 'the disk is full: the reserve is released, and only what frees space is written')
    await rm(file, { force: true })
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    changing = changing
      .then(work)
      .catch((err: unknown) => log.error({ err }, 'the reserve on the disk could not be changed'))
    return changing
  }

  return {
    async insist(work) {
      try {
        return await work()
      } catch (error) {
        if (!isStorageFull(error)) throw error
        await inTurn(() => giveUp(error))
        // all of it was rolled back, so it can simply be repeated
        return work()
      }
    },
    assertHeld() {
      if (!held) fail('storageFull')
    },
    isHeld: () => held,
    async close() {
      clearInterval(timer)
      await changing
    },
  }
}

/**
 * Starts in spite of a full disk: SQLite writes even to open its files, so what is held back is given up for that. People
 * can then log in and make room.
 *
 * @throws {StartError} where there is no reserve, or it is not enough; what `work` throws for any other reason.
 */
export async function startOnReserve<Result>(
  { folder, log }: Pick<ReserveOptions, 'folder' | 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, 'reserve')
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isStorageFull(error instanceof StartError ? error.cause : error)) throw error
      if (!(await stat(file).catch(() => undefined)))
        throw new StartError(`The disk of ${folder} is full: free some space and start again`)
      log.error({ err: error }, 'the disk is full: the reserve is released for the start')
      await rm(file)
    }
  }
}

/** Bytes that no file system stores as fewer. */
async function fill(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  const part = randomBytes(megabyte)
  try {
    for (let written = 0; written < bytes; written += megabyte)
      await handle.write(part, 0, Math.min(megabyte, bytes - written))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function roomOf(folder: string): Promise<{ total: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}
