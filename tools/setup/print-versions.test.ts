import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const script = join(import.meta.dirname, 'print-versions.mjs')

/** A program that says its version, in a folder of its own. */
function makeProgram(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-versions-'))
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
  chmodSync(join(folder, name), 0o755)
  return { folder, path: join(folder, name) }
}

function versions(env: NodeJS.ProcessEnv, ...variables: string[]) {
  const { stdout } = spawnSync(process.execPath, [script, ...variables], { env: { PATH: process.env['PATH'], ...env } })
  return stdout.toString()
}

it('the version of a program is the same wherever it lies, and whatever it complains of', () => {
  const one = makeProgram('chromium', 'echo Chromium 150; echo $$ >&2')
  const other = makeProgram('browser', 'echo Chromium 150; echo $$ >&2')
  const newer = makeProgram('chromium', 'echo Chromium 151')
  const print = (path: string) => versions({ CHROMIUM_PATH: path }, 'CHROMIUM_PATH')
  expect(print(one.path)).toBe(print(other.path))
  expect(print(one.path)).not.toBe(print(newer.path))
  expect(print(one.path)).toContain('CHROMIUM_PATH Chromium 150')
  expect(print(join(one.folder, 'gone'))).toContain('CHROMIUM_PATH none')
})

it('PostgreSQL is asked in the folder of its programs, and nginx where it answers', () => {
  const postgres = makeProgram('postgres', 'echo postgres 15.18')
  const nginx = makeProgram('nginx', 'echo nginx/1.22 >&2')
  expect(versions({ PG_BIN: postgres.folder, NGINX_PATH: nginx.path }, 'PG_BIN', 'NGINX_PATH')).toBe(
    `node ${process.version} ${process.platform}-${process.arch}\nPG_BIN postgres 15.18\nNGINX_PATH nginx/1.22\n`,
  )
  expect(versions({}, 'PG_BIN')).toContain('PG_BIN none')
})
