import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import type Library from 'sharp'
import { createError } from '../errors.ts'
import { followRecipes, imageReaders, type ImageRecipe, type MadeImage } from './image-recipe.ts'

/** Works off recipes in a process of its own, one list at a time. */
export interface ImageProcess {
  /**
   * @throws {RefusedError} 400 for what takes more memory than there is, 503 for what takes too long.
   */
  follow: (recipes: readonly ImageRecipe[]) => Promise<MadeImage>
  /** Ends what is under way, which fails. */
  close: () => Promise<void>
}

export interface ImageProcessOptions {
  /** Bytes of memory that it may take, beside what it needs to run at all. */
  memory: number
  /** Milliseconds after which it ends when there is nothing to do. @default 30 s */
  idle?: number
  /** Bytes that it may hold between one list and the next: with more, that one gets another process. @default 24 MiB */
  maxHeld?: number
}

/** Bytes beyond what was asked for, since machines differ. */
const spare = 24 * 1024 * 1024

/** Seconds beyond those of the recipes, for a reader that does not look at the time. */
const grace = 10

/** It is started when there is something to do, and ends a while later. */
export function createImageProcess({ memory, idle = 30_000, maxHeld = spare }: ImageProcessOptions): ImageProcess {
  let child: ChildProcess | undefined
  let resting: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const library = createRequire(import.meta.url).resolve('sharp')
    const given = JSON.stringify({ library, readers: imageReaders, memory: memory + spare })
    const program = `(${imageProgram.toString()})(${followRecipes.toString()},${given})`
    const { PATH, SystemRoot, TEMP } = process.env
    const started = spawn(process.execPath, ['--eval', program], {
      // nothing of the server's secrets
      env: { PATH, SystemRoot, TEMP },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    const gone = () => {
      if (child === started) child = undefined
    }
    started.once('exit', gone).once('error', gone)
    return started
  }

  /** A command that needs nothing else of it ends all the same. */
  function rest(used: ChildProcess): void {
    used.unref()
    used.channel?.unref()
    resting = setTimeout(() => dismiss(used), idle).unref()
  }

  /** What comes next gets another. */
  function dismiss(used: ChildProcess): void {
    if (child === used) child = undefined
    used.kill('SIGKILL')
  }

  async function follow(recipes: readonly ImageRecipe[]): Promise<MadeImage> {
    if (isClosed) throw createError('busy')
    clearTimeout(resting)
    const used = (child ??= start())
    used.ref()
    used.channel?.ref()
    let held = 0
    try {
      return await answer(used, { recipes, isClosed: () => isClosed, onHeld: (bytes) => (held = bytes) })
    } finally {
      if (held > maxHeld) dismiss(used)
      else if (child === used) rest(used)
    }
  }

  return {
    follow,
    async close() {
      isClosed = true
      clearTimeout(resting)
      const last = child
      if (!last) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.ref()
      last.kill('SIGKILL')
      await ended
    },
  }
}

type Reply = ({ made: MadeImage } | { message: string; code?: string }) & {
  /** Bytes that the process could not give back. */
  held: number
}

interface Asked {
  recipes: readonly ImageRecipe[]
  /** True once the server is about to end. */
  isClosed: () => boolean
  /** Told how many bytes the process still holds. */
  onHeld: (bytes: number) => void
}

function answer(used: ChildProcess, { recipes, isClosed, onHeld }: Asked): Promise<MadeImage> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const seconds = recipes.reduce((sum, { longest }) => sum + longest, grace)
    const deadline = setTimeout(() => {
      isLate = true
      used.kill('SIGKILL')
    }, seconds * 1000)
    const settle = (end: () => void) => {
      clearTimeout(deadline)
      used.off('message', replied).off('exit', ended).off('error', failed)
      end()
    }
    const replied = ({ held, ...reply }: Reply) =>
      settle(() => {
        onHeld(held)
        if ('made' in reply) resolve(reply.made)
        else reject(Object.assign(new Error(reply.message), reply))
      })
    const failed = (error: Error) => settle(() => reject(error))
    // it ends itself when it has taken too much, and so does the system, or the library where it gets no more
    const ended = () =>
      settle(() => reject(createError(isClosed() ? 'busy' : isLate ? 'imageTooSlow' : 'imageTooHeavy')))
    used.once('message', replied).once('exit', ended).once('error', failed)
    used.send(recipes, (error) => error && failed(error))
  })
}

interface Given {
  library: string
  readers: readonly string[]
  memory: number
}

/** Runs in the process, from its text: there is nothing but what stands in it. */
function imageProgram(follow: typeof followRecipes, { library, readers, memory }: Given): void {
  const sharp = process.getBuiltinModule('node:module').createRequire(library)(library) as typeof Library
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...readers] })
  const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')
  try {
    // a system that runs out of memory is to end this process first
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // there is no such thing but on Linux
  }
  const atStart = taken()
  // the library works in other threads, so that this one has time to look
  setInterval(() => {
    if (taken() - atStart > memory) process.kill(process.pid, 'SIGKILL')
  }, 10)
  process.on('disconnect', () => process.exit())
  process.on('message', (recipes: Parameters<typeof follow>[1]) => {
    follow(sharp, recipes).then(
      (made) => process.send?.({ made, held: taken() - atStart }),
      ({ message, code }: { message: string; code?: string }) =>
        process.send?.({ message, ...(code && { code }), held: taken() - atStart }),
    )
  })

  /** Bytes of memory; without those of files, which the system takes back when it needs room, where it tells them apart. */
  function taken(): number {
    if (process.platform !== 'linux') return process.memoryUsage.rss()
    const status = readFileSync('/proc/self/status', 'latin1')
    return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024 || process.memoryUsage.rss()
  }
}
