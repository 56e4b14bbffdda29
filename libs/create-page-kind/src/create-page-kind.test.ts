// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from 'prettier'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageKind } from './create-page-kind.ts'
import { runCommand } from './run-command.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-page-kind-'))
  vi.stubEnv('INIT_CWD', folder)
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const manifestIn = (path: string): object => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))

it('overwrites nothing', async () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  await expect(createPageKind('hut-book', { folder, package: 'hut-book' })).rejects.toThrow(
    'is not empty; nothing was written',
  )
  expect(readdirSync(folder)).toEqual(['mine.txt'])
})

it('needs a name that npm accepts', async () => {
  const given = join(folder, 'Hut Book')
  await expect(createPageKind('hut-book', { folder: given })).rejects.toThrow(
    "'Hut Book' cannot be the name of a package",
  )
  expect(existsSync(given)).toBe(false)
})

it('writes a package as its command is typed, and says how to go on', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['hut-book', '--package', '@you/huts'])
  const written = join(folder, 'page-kind-hut-book')
  expect(manifestIn(written)).toMatchObject({ name: '@you/huts', pageKind: { kit: 1, kind: 'hut-book' } })
  expect(said.mock.lastCall?.[0]).toContain('cd page-kind-hut-book\n  npm install\n')
  expect(readdirSync(written)).toEqual(expect.arrayContaining(['.gitignore', '.npmrc', 'README.md', 'src']))
  const style = { printWidth: 120, semi: false, singleQuote: true, trailingComma: 'all', parser: 'typescript' } as const
  const text = readFileSync(join(written, 'src/server/handlers.ts'), 'utf8')
  expect(await check(text, style)).toBe(true)
})

it.each([
  { args: [], said: 'needs a name' },
  { args: ['Hut'], said: "'Hut' cannot be the name of a page kind" },
  { args: ['hut', 'book'], said: 'one name, please, not 2' },
  { args: ['hut', '--colour', 'red'], said: '--colour' },
])('refuses $args in a line, and writes nothing', async ({ args, said }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runCommand(args)
  expect(complaint.mock.lastCall?.[0]).toContain(said)
  expect(process.exitCode).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})
