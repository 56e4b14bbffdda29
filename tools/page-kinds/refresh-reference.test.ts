import { spawnSync } from 'node:child_process'
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
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

it('reports the output of the generator, and never fails', () => {
  const { status, stderr } = refresh()
  expect(status).toBe(0)
  expect(stderr).toMatch(/^docs\/reference is not up to date; npm run docs writes it:\n[^]*generate\.ts/)
})
