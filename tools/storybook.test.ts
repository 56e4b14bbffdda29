import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './bench/site-under-test.ts'
import { root } from './setup/root.mjs'

let running: ChildProcess | undefined

afterEach(async () => {
  const child = running
  running = undefined
  if (!child?.pid || child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  // npm, its shell and what they started
  process.kill(-child.pid, 'SIGTERM')
  await ended
})

it('shows Storybook on the port that -p names, whatever PORT says', async () => {
  const [wanted, other] = [await freePort(), await freePort()]
  start(['--', '-p', String(wanted)], { PORT: String(other) })
  expect(await titleAt(wanted)).toContain('Storybook')
})

it('shows Storybook on the port that PORT names', async () => {
  const wanted = await freePort()
  start([], { PORT: String(wanted) })
  expect(await titleAt(wanted)).toContain('Storybook')
})

/** Runs what a person runs. */
function start(options: string[], env: NodeJS.ProcessEnv): void {
  // the stories of a run of the tests have no pages, and Storybook does not ask whether anybody wants it to run elsewhere
  const { VITEST: _, ...own } = process.env
  running = spawn('npm', ['run', 'storybook', ...options], {
    cwd: root,
    env: { ...own, CI: '1', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.stdout?.resume()
  running.stderr?.resume()
}

async function titleAt(port: number): Promise<string> {
  for (;;) {
    if (running?.exitCode !== null) throw new Error('Storybook has ended')
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) return /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? ''
    await pause(100)
  }
}
