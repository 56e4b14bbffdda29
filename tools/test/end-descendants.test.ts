import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('ends what was started, and what that started', async () => {
  const sleeper = `require('node:child_process').spawn('sleep', ['600'])`
  const script = `
    import { spawn } from 'node:child_process'
    const { endDescendants } = await import(${JSON.stringify(join(import.meta.dirname, 'end-descendants.ts'))})
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(`const { pid } = ${sleeper}; console.log(process.pid, pid)`)}])
    child.stdout.once('data', (pids) => {
      endDescendants()
      console.log(String(pids))
    })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
  let said = ''
  parent.stdout.on('data', (chunk) => (said += chunk))
  const [code] = (await once(parent, 'close')) as [number]
  const pids = said.trim().split(' ').map(Number)
  expect([code, pids.length]).toEqual([0, 2])
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 60_000)
})
