import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { DatabaseSync } from 'node:sqlite'
import { PassThrough, Readable, Writable } from 'node:stream'
import { inject } from 'vitest'
import { runCommandLine } from '../cli/run-command-line.ts'
import type { TestServer } from './test-server.ts'

type Environment = Readonly<Record<string, string>>

export interface CommandResult {
  code: number
  output: string
  errors: string
}

/** Runs a command of `sitewright` in this process, for the site of an environment, where nobody sits at a terminal. */
export async function sitewright(
  args: readonly string[],
  environment: Environment = {},
  input = '',
): Promise<CommandResult> {
  const [output, errors] = [new Collector(), new Collector()]
  const streams = { input: Readable.from([input]), output, errors }
  const code = await runCommandLine(args, { environment, streams })
  return { code, output: output.text, errors: errors.text }
}

/** What it prints when it does well. @throws with what it said when it does not. */
export async function done(args: readonly string[], environment?: Environment, input?: string): Promise<string> {
  const { code, output, errors } = await sitewright(args, environment, input)
  if (code !== 0) throw new Error(`sitewright ${args.join(' ')}: ${errors}`)
  return output
}

export class Collector extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, finished: () => void): void {
    this.text += chunk.toString()
    finished()
  }
}

/** A terminal that a person types at, and what it shows. */
export function terminal(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = Object.assign(new Collector(), { isTTY: true })
  const errors = Object.assign(new Collector(), { isTTY: true })
  // each line is typed when it is asked for
  const lines = [...typed]
  const write = errors._write.bind(errors)
  errors._write = (chunk, encoding, finished) => {
    write(chunk, encoding, finished)
    if (chunk.toString().endsWith(': ') && lines.length > 0) setImmediate(() => input.write(`${lines.shift()}\n`))
  }
  return { input, output, errors }
}

/** The environment in which a command finds the site of a test server. */
export async function environmentOf({ services, dataDir }: TestServer): Promise<Environment> {
  if (services.database.engine === 'sqlite') return { DATA_DIR: dataDir }
  const { sql } = await import('kysely')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(services.database.read)
  return { DATA_DIR: dataDir, DATABASE_URL: postgresUrl(String(rows[0]?.name)) }
}

/** Places that are empty, and removed in the end. */
export function createPlaces() {
  const folders: string[] = []
  const databases: string[] = []

  function folder(): string {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-place-'))
    folders.push(made)
    return made
  }

  async function postgres(): Promise<string> {
    const name = `place_${process.pid}_${Date.now()}_${databases.length}`
    await query(`create database ${name}`)
    databases.push(name)
    return postgresUrl(name)
  }

  return {
    folder,
    /** A PostgreSQL without any table; only where the tests run on PostgreSQL. */
    postgres,
    /** An environment with nothing in it, on the engine that the test run is for. */
    async environment(): Promise<Environment> {
      const empty = { DATA_DIR: path.join(folder(), 'data') }
      return onPostgres() ? { ...empty, DATABASE_URL: await postgres() } : empty
    },
    async remove(): Promise<void> {
      for (const made of folders.splice(0)) fs.rmSync(made, { recursive: true, force: true })
      for (const name of databases.splice(0)) await query(`drop database ${name} with (force)`)
    },
  }
}

/** True where the tests run on PostgreSQL. */
export function onPostgres(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres'
}

function postgresUrl(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Everything in a folder, by path, with its SHA-256; not the lock, which every command touches. */
export function contentsOf(folder: string): Map<string, string> {
  if (!fs.existsSync(folder)) return new Map()
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'sitewright.lock')
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')]),
  )
}

/** Does something to the SQLite database of a place, behind everybody's back. */
export function inSqlite({ DATA_DIR }: { DATA_DIR: string }, statements: string): void {
  const db = new DatabaseSync(path.join(DATA_DIR, 'sitewright.sqlite'))
  db.exec(statements)
  db.close()
}
