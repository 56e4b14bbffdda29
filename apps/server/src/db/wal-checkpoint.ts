import { Worker } from 'node:worker_threads'

/** Moves what is in the write-ahead log into the file itself, in a thread of its own: the disk is waited for there. */
export interface WalCheckpoint {
  /** To be called after a commit. */
  committed: () => void
  close: () => Promise<void>
}

export interface WalCheckpointOptions {
  file: string
  /** How many pages are in the log only. @throws while a transaction is open. */
  logged: () => number
  /** Keeps everybody from writing meanwhile. */
  alone: (work: () => Promise<void>) => Promise<void>
}

/** The number of pages in the log from which they are moved: 4 MB. */
const checkpointPages = 1000

/**
 * Most of it is done beside the writes. What was added meanwhile follows while they wait: only a log of which everything
 * was moved is begun again, and it would grow without end under writes that never pause.
 */
export function createWalCheckpoint({ file, logged, alone }: WalCheckpointOptions): WalCheckpoint {
  let thread: Thread | undefined
  let running: Promise<void> | undefined

  async function move(): Promise<void> {
    const { move: moveOnce } = (thread ??= startThread(file, () => {
      thread = undefined
    }))
    await moveOnce()
    // only then is no transaction open, of which nobody may ask
    await alone(async () => {
      if (logged() > 0) await moveOnce()
    })
  }

  return {
    committed() {
      if (running || logged() < checkpointPages) return
      running = move()
        // SQLite does it in its own way when the log has become too long
        .catch(() => {})
        .finally(() => {
          running = undefined
        })
    },
    async close() {
      await running
      await thread?.close()
    },
  }
}

interface Thread {
  /** Rejects when the thread has ended. */
  move: () => Promise<void>
  close: () => Promise<void>
}

/** @param onEnd is called when the thread has ended; until then it holds memory and the file, and is used again. */
function startThread(file: string, onEnd: () => void): Thread {
  const worker = new Worker(`(${checkpointer.toString()})()`, { eval: true, workerData: file })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve())).then(onEnd)
  let failed: Error | undefined
  worker.on('error', (error) => {
    failed = error as Error
  })
  worker.unref()

  async function move(): Promise<void> {
    if (worker.threadId < 0) throw new Error('The thread of checkpoints has ended')
    await new Promise<void>((resolve, reject) => {
      worker.ref()
      const done = () => {
        worker.unref()
        worker.off('exit', gone)
        resolve()
      }
      const gone = () => {
        worker.off('message', done)
        reject(failed ?? new Error('The thread of checkpoints has ended'))
      }
      worker.once('message', done)
      worker.once('exit', gone)
      worker.postMessage('move', [])
    })
  }

  return {
    move,
    async close() {
      // a command has nothing else that keeps its process from ending before the thread has
      worker.ref()
      worker.postMessage('close', [])
      await ended
    },
  }
}

/** Runs in the thread, from its text: there is nothing but what stands in it. */
function checkpointer(): void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const db = new DatabaseSync(workerData as string, { timeout: 0 })
  const checkpoint = db.prepare('pragma wal_checkpoint(passive)')
  parentPort?.on('message', (message: 'move' | 'close') => {
    if (message === 'close') {
      db.close()
      parentPort.close()
    } else parentPort.postMessage(checkpoint.get(), [])
  })
}
