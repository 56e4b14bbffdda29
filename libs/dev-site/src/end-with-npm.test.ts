// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const tested = pathToFileURL(path.join(import.meta.dirname, 'end-with-npm.ts')).href

/** Runs until a signal, and says who it is, and how it ended. */
const program = `
  import { endWithNpm } from ${JSON.stringify(tested)}
  endWithNpm()
  const going = setInterval(() => {}, 1000)
  const finish = () => {
    clearInterval(going)
    console.log('finished')
  }
  process.on('SIGTERM', finish).on('SIGINT', finish)
  console.log('runs as ' + process.pid)`

const patience = { timeout: 50_000, interval: 20 }

let folder: string
let started: ChildProcess
let said = ''
let runs = 0

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-site-'))
  const scripts = { dev: `"${process.execPath}" program.ts` }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  fs.writeFileSync(path.join(folder, 'program.ts'), program)
  said = ''
  runs = 0
})
afterEach(() => {
  if (isRunning()) process.kill(runs, 'SIGKILL')
  started.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Starts it as the guide does, in a group of processes of its own, as in a terminal. */
async function start(): Promise<number> {
  started = spawn('npm', ['run', 'dev'], { cwd: folder, detached: true })
  for (const stream of [started.stdout, started.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  await vi.waitFor(() => expect(said).toMatch(/runs as \d+/), patience)
  runs = Number(/runs as (\d+)/.exec(said)?.[1])
  return started.pid ?? 0
}

const isRunning = () => runs > 0 && exists(runs)

/** Whether there is a process of that number or, where it is negative, in that group. */
function exists(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

it.each([
  ['npm is told to end', 'SIGTERM', 1],
  ['somebody presses Ctrl+C', 'SIGINT', -1],
  ['the terminal is closed', 'SIGHUP', -1],
] as const)('ends in good order when %s, and leaves nothing', async (_, signal, scope) => {
  const npm = await start()
  process.kill(scope * npm, signal)
  await vi.waitFor(() => expect(exists(-npm)).toBe(false), patience)
  expect(said).toContain('finished')
})
