import { expect, it } from 'vitest'
import { openedFile, startedPrograms, undeclared } from './opened-files.ts'

it('a file of the checkout is read from a line of strace, whichever folder it was opened from', () => {
  const line = (call: string) => openedFile(`4711  ${call}`, '/work')
  expect(line('openat(AT_FDCWD</work/libs/ui>, "src/a.ts", O_RDONLY|O_CLOEXEC) = 17</work/libs/ui/src/a.ts>')).toBe(
    'libs/ui/src/a.ts',
  )
  expect(line('open("/work/b.ts", O_RDONLY) = 3</work/b.ts>')).toBe('b.ts')
  expect(line('openat(AT_FDCWD</work>, "/usr/lib/c.so", O_RDONLY) = 3</usr/lib/c.so>')).toBeUndefined()
  expect(line('openat(AT_FDCWD</work>, "none", O_RDONLY) = -1 ENOENT (No such file or directory)')).toBeUndefined()
  expect(line('+++ exited with 0 +++')).toBeUndefined()
})

it('what is tracked and is no declared input is named, and nothing else', () => {
  const opened = new Set(['b.ts', 'a.ts', 'declared.ts', 'made.ts'])
  const [declared, tracked] = [new Set(['declared.ts']), new Set(['a.ts', 'b.ts', 'declared.ts'])]
  expect(undeclared(opened, { declared, tracked })).toEqual(['a.ts', 'b.ts'])
})

it('the programs that a test started are named by their variables', () => {
  const programs = {
    CHROMIUM_PATH: '/usr/bin/chromium',
    HEADLESS_SHELL_PATH: '/usr/bin/chromium-headless-shell',
    PG_BIN: '/usr/lib/postgresql/15/bin',
  }
  const started = (path: string) =>
    startedPrograms(`4711  execve("${path}", ["x"], 0x7ffd /* 40 vars */) = 0`, programs)
  expect(started('/usr/bin/chromium')).toEqual(['CHROMIUM_PATH'])
  expect(started('/usr/bin/chromium-headless-shell')).toEqual(['HEADLESS_SHELL_PATH'])
  expect(started('/usr/lib/postgresql/15/bin/initdb')).toEqual(['PG_BIN'])
  expect(started('/usr/bin/node')).toEqual([])
  expect(startedPrograms('4711  +++ exited with 0 +++', programs)).toEqual([])
})
