import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPlaces, sitewright, terminal } from '../testing/command-site.ts'
import { amount, bytesText } from './amount.ts'
import { commands } from './commands.ts'
import { createConsole } from './console.ts'

/** What `server.mjs` says, and ends with, where Node is this old. */
function serveWith(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const server = path.join(import.meta.dirname, '../../bin/server.mjs')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, server, '--version'],
    { encoding: 'utf8' },
  )
  return { status, stderr }
}

/** Runs the real program. */
function run(...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  const main = path.join(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, ['--conditions=@sitewright/source', main, ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', errors: '' }
  child.stdout.on('data', (chunk) => (said.output += chunk))
  child.stderr.on('data', (chunk) => (said.errors += chunk))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })))
}

describe('the command line', () => {
  it('runs as a program of its own', async () => {
    expect(await run('--version')).toEqual({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), errors: '' })
    expect(await run('bakcup')).toEqual({
      code: 2,
      output: '',
      errors: "There is no command 'bakcup'; 'sitewright --help' lists all commands\n",
    })
  })

  it.each(['22.22.0', '24.14.9'])('ends with one line where Node is too old: %s', (version) => {
    expect(serveWith(version)).toEqual({
      status: 1,
      stderr: `Node ${version} is too old: Sitewright needs 24.15 or newer\n`,
    })
  })

  it('has help for all commands together and for each one', async () => {
    const all = await sitewright(['--help'])
    expect(all).toEqual(await sitewright(['help']))
    for (const { name, options, operands } of commands) {
      expect(all.output).toContain(`  ${name}`)
      const { code, output } = await sitewright([name, '--help'])
      expect([code, output]).toEqual([0, expect.stringContaining(`Usage: sitewright ${[name, ...operands].join(' ')}`)])
      for (const option of Object.keys(options)) expect(output).toContain(`--${option}`)
      expect(output).toEqual((await sitewright(['help', name])).output)
      expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    }
  })

  it('refuses what it does not understand with one line and exit code 2', async () => {
    const refusal = async (...args: string[]) => {
      const { code, output, errors } = await sitewright(args)
      return [code, output, errors]
    }
    const hint = (command: string) => `'sitewright ${command} --help' shows more\n`
    expect(await refusal('backup')).toEqual([2, '', `backup needs FILE; ${hint('backup')}`])
    expect(await refusal('backup', 'a', 'b')).toEqual([2, '', `backup does not understand 'b'; ${hint('backup')}`])
    expect(await refusal('backup', 'a', '--fast')).toEqual([2, '', `Unknown option '--fast'; ${hint('backup')}`])
    expect(await refusal('move')).toEqual([2, '', `move needs --to PLACE; ${hint('move')}`])
    expect(await refusal('create-admin')).toEqual([
      2,
      '',
      `create-admin needs --email ADDRESS; ${hint('create-admin')}`,
    ])
    expect(await refusal('start', 'now')).toEqual([2, '', `start does not understand 'now'; ${hint('start')}`])
    expect(await refusal('--fast')).toEqual([2, '', `Unknown option '--fast'; ${hint('start')}`])
  })

  it('says in one line why it failed, with exit code 1', async () => {
    const places = createPlaces()
    const file = path.join(places.folder(), 'site.tar')
    for (const environment of [
      { PORT: 'abc' },
      { DATA_DIR: places.folder() },
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
    ] as Record<string, string>[])
      for (const args of [
        ['start'],
        ['backup', file],
        ['restore', file],
        ['move', '--to', places.folder()],
        ['create-admin', '--email', 'a@example.org', '--generate'],
        ['reset-password', '--email', 'a@example.org'],
      ]) {
        if (args[0] === 'start' && environment['PORT'] === undefined) continue
        const { code, output, errors } = await sitewright(args, environment)
        expect([args[0], code, output, errors]).toEqual([args[0], 1, '', expect.stringMatching(/^[A-Z/].+\n$/)])
        expect(errors).not.toContain('secret')
      }
    await places.remove()
  })

  it('shows the progress of long work on a terminal, and clears it afterwards', () => {
    const streams = terminal()
    const console = createConsole(streams)
    console.progress('Half')
    console.progress('Whole')
    console.print('Done')
    expect([streams.errors.text, streams.output.text]).toEqual(['\r\u001b[KHalf\r\u001b[K', 'Done\n'])
  })

  it('writes numbers with singular and plural nouns', () => {
    expect([amount(1, 'file'), amount(2000, 'file')]).toEqual(['1 file', '2,000 files'])
    expect([bytesText(1), bytesText(999), bytesText(1500), bytesText(78_400_000_000)]).toEqual([
      '1 byte',
      '999 bytes',
      '1.5 kB',
      '78 GB',
    ])
  })
})
