import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../metrics/log.ts'
import { announceInLog, announcement } from './announcement.ts'

const server = { address: 'http://127.0.0.1:3000', publicUrl: 'http://localhost:3000' }
const where = 'Sitewright serves http://localhost:3000 (listening on http://127.0.0.1:3000)'
const generated = { email: 'admin@localhost', password: 'eetPUMQTGKRB94WK' }

describe('a server that was started, in a terminal,', () => {
  it('says where it is, and how to stop it', () => {
    expect(announcement(server)).toBe(`${where}\nPress Ctrl+C to stop it.`)
  })

  it.each([
    ['that was made', generated, 'eetPUMQTGKRB94WK'],
    ['that was set', { email: 'admin@localhost' }, 'as in ADMIN_PASSWORD'],
  ])('tells the login of a first start, with the password %s, before how to stop it', (_, firstStart, password) => {
    expect(announcement({ ...server, firstStart }).split('\n')).toEqual([
      where,
      '',
      'This is the first start. Log in as administrator:',
      '  Email address: admin@localhost',
      `  Password:      ${password}`,
      '',
      'Press Ctrl+C to stop it.',
    ])
  })
})

describe('a server that was started, in a log,', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-announcement-'))
  })
  afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

  /** The lines, at a level at which the log itself would have none of them. */
  function announced(options: Partial<Parameters<typeof announceInLog>[0]>): Record<string, unknown>[] {
    const lines: string[] = []
    const log = createLog({ level: 'error' }, { write: (line) => void lines.push(line) })
    announceInLog({ ...server, dataDir, log, ...options })
    expect(lines.join('')).not.toContain(generated.password)
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  it('says where it is, in one line whatever the level of the log', () => {
    expect(announced({})).toEqual([expect.objectContaining({ level: 30, msg: where })])
    expect(fs.readdirSync(dataDir)).toEqual([])
  })

  it('names the file with the login of a first start, which only its owner can read', () => {
    const file = path.join(dataDir, 'first-login')
    fs.writeFileSync(file, 'of a site that was here before', { mode: 0o644 })
    const [, line] = announced({ firstStart: generated })
    expect(line).toMatchObject({ email: 'admin@localhost', file })
    expect(fs.readFileSync(file, 'utf8')).toBe('  Email address: admin@localhost\n  Password:      eetPUMQTGKRB94WK\n')
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it('stores no password that was set', () => {
    const [, line] = announced({ firstStart: { email: 'admin@localhost' } })
    expect(line).toMatchObject({ email: 'admin@localhost', msg: expect.stringContaining('ADMIN_PASSWORD') })
    expect(fs.readdirSync(dataDir)).toEqual([])
  })

  it('says what to do where the login cannot be stored', () => {
    const [, line] = announced({ firstStart: generated, dataDir: path.join(dataDir, 'gone') })
    expect(line).toMatchObject({ level: 50, msg: expect.stringContaining('sitewright create-admin') })
  })
})
