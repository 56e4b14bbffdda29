import fs from 'node:fs'
import { promisify } from 'node:util'

/** Brings what is committed to the disk, off the event loop, once for all that wait for it. */
export interface WalSync {
  /** @throws the disk's error once it has failed. */
  assertWorks: () => void
  /** The disk's error once it has failed. */
  failure: () => Error | undefined
  /** Something was committed. */
  committed: () => void
  /** Resolves when all that was committed so far is on the disk. */
  durable: () => Promise<void>
  close: () => Promise<void>
}

/**
 * @param file the write-ahead log, which is there for as long as the database is open.
 * @param onFailure is told once that the disk has failed.
 */
export function createWalSync(file: string, onFailure?: (error: Error) => void): WalSync {
  const log = fs.openSync(file, 'r+')
  let commits = 0
  let synced = 0
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let failure: Error | undefined

  /**
   * A disk that failed once may have dropped what it was given, and says nothing of it the next time: nothing is written
   * any more until the program is started again and reads what there is.
   */
  function assertWorks(): void {
    if (failure) throw failure
  }

  async function sync(): Promise<void> {
    assertWorks()
    const asOf = commits
    try {
      await promisify(fs.fdatasync)(log)
      synced = asOf
    } catch (error) {
      failure = error as Error
      onFailure?.(failure)
      throw error
    } finally {
      running = undefined
    }
  }

  async function syncAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => {})
    next = undefined
    await (running = sync())
  }

  return {
    assertWorks,
    failure: () => failure,
    committed() {
      commits += 1
    },
    async durable() {
      if (synced === commits) return
      // one under way may have begun before the commit
      if (running) await (next ??= syncAfter(running))
      else await (running = sync())
    },
    async close() {
      await next?.catch(() => {})
      await running?.catch(() => {})
      fs.closeSync(log)
    },
  }
}
