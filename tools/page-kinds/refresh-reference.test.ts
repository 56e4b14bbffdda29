import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-git-'))
  for (const path of ['tools/page-kinds', 'tools/process', 'tools/setup'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function refresh() {
  const module = JSON.stringify(join(folder, 'tools/page-kinds/refresh-reference.ts'))
  const args = ['--input-type=module', '--eval', `await (await import(${module})).refreshReference()`]
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() }
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
}

it('says in one sentence that there is no reference to write outside git', () => {
  const { status, stderr } = refresh()
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: 'docs/reference is not up to date: this folder is not a git checkout, so it cannot be written\n',
  })
})

it('reports what the generator says in a git checkout', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  expect(refresh()).toMatchObject({ status: 0, stderr: expect.stringContaining('npm run docs writes it:') as string })
})
