import { isUnreachable } from './api-error.ts'
import type { Connection } from './connection.ts'

const firstPause = 1000
const maxPause = 60_000

/** What is to be done about a task that fails. */
export interface KeepTryingOptions {
  /** Is told while the task waits for the server to answer again; what was heard of it shortens the pause. */
  connection?: Connection | undefined
  /** True for what has just got no answer: the first try comes after a pause too. @default false */
  patient?: boolean
}

/**
 * Runs a task until it succeeds: each failure is only logged, and followed by another try after a pause that grows from
 * a second to a minute, so that a spinner shown meanwhile tells the truth (Q9).
 *
 * @param done gets the result, unless the trying was ended before.
 * @returns what ends it.
 */
export function keepTrying<Result>(
  task: () => Promise<Result>,
  done: (result: Result) => void,
  { connection, patient = false }: KeepTryingOptions = {},
): () => void {
  let stopped = false
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let leave: (() => void) | undefined

  async function attempt() {
    clearTimeout(timer)
    running = true
    try {
      const result = await task()
      if (stopped) return
      end()
      done(result)
      connection?.tryNow()
    } catch (error) {
      if (stopped) return
      console.error(error)
      note(error)
      tryLater()
    } finally {
      running = false
    }
  }

  /** Stays noted between the tries: whether it waits is told once, not at each of them. */
  function note(error: unknown): void {
    if (isMissingAnswer(error)) join()
    else end()
  }

  function join(): void {
    leave ??= connection?.wait(() => void (running || attempt()))
  }

  function tryLater(): void {
    timer = setTimeout(() => void attempt(), pause)
    pause = Math.min(pause * 2, maxPause)
  }

  function end(): void {
    leave?.()
    leave = undefined
  }

  if (patient) {
    join()
    tryLater()
  } else void attempt()
  return () => {
    stopped = true
    clearTimeout(timer)
    end()
  }
}

/** A call that was not answered, or a part of the program that could not be fetched: browsers name that as they like. */
function isMissingAnswer(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof TypeError && /import|module/i.test(error.message))
}
