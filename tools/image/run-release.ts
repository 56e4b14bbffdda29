import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { administrator, answers, freePort } from '../bench/site-under-test.ts'

/** How a program of a release is run. */
export interface RunOptions {
  /** The program and its arguments. */
  command: readonly string[]
  /** Where. */
  folder: string
  /** All of its environment. */
  env: Record<string, string>
}

/** A program that was started. */
export interface RunningProgram {
  child: ChildProcess
  /** What it has said so far. */
  said: () => { output: string; errors: string }
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Starts a program with nothing but what is given, as on a machine of its own. */
export function runProgram({ command, folder, env }: RunOptions): RunningProgram {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, said: () => ({ output, errors }), ended }
}

/** A server that answers at `origin`. */
export interface RunningServer extends RunningProgram {
  origin: string
}

/** Starts a server on a free port and waits until it is well. @throws with what it said when it is not. */
export async function runServer({ env, ...options }: RunOptions): Promise<RunningServer> {
  const port = String(await freePort())
  const program = runProgram({ ...options, env: { ...env, PORT: port, ADMIN_EMAIL: administrator.email } })
  const origin = `http://127.0.0.1:${port}`
  try {
    await answers(program.child, `${origin}/healthz`)
  } catch (error) {
    program.child.kill('SIGKILL')
    await program.ended
    const { output, errors } = program.said()
    throw new Error(`${String(error)}\n${output}${errors}`, { cause: error })
  }
  return { ...program, origin }
}

/** The lines of a log, each an object. @throws where one is not. */
export function linesOf(log: string): Record<string, unknown>[] {
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
