import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWalSync } from './wal-sync.ts'

describe('the disk', () => {
  let folder: string
  let file: string
  let reached: ((error?: Error) => void)[]
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-sync-'))
    file = path.join(folder, 'log')
    fs.writeFileSync(file, '')
    reached = []
    vi.spyOn(fs, 'fdatasync').mockImplementation((_, callback) => {
      reached.push((error) => callback(error ?? null))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    fs.rmSync(folder, { recursive: true })
  })

  const turn = () => new Promise(setImmediate)

  /** Commits something, and notes in `log` when it is on the disk. */
  function commit(sync: ReturnType<typeof createWalSync>, log: string[], name: string): void {
    sync.committed()
    sync.durable().then(
      () => log.push(name),
      (error: Error) => log.push(`${name}: ${error.message}`),
    )
  }

  it('is waited for, once for all that were committed while it was busy', async () => {
    const sync = createWalSync(file)
    const log: string[] = []
    commit(sync, log, 'a')
    commit(sync, log, 'b')
    commit(sync, log, 'c')
    await turn()
    expect([log, reached.length]).toEqual([[], 1])
    reached[0]?.()
    await turn()
    expect([log, reached.length]).toEqual([['a'], 2])
    commit(sync, log, 'd')
    reached[1]?.()
    await turn()
    expect([log, reached.length]).toEqual([['a', 'b', 'c'], 3])
    reached[2]?.()
    await turn()
    expect(log).toEqual(['a', 'b', 'c', 'd'])
    await sync.durable()
    expect(reached).toHaveLength(3)
    await sync.close()
  })

  it('is not trusted again once it has failed', async () => {
    const sync = createWalSync(file)
    const log: string[] = []
    commit(sync, log, 'a')
    commit(sync, log, 'b')
    reached[0]?.(new Error('out of luck'))
    await turn()
    expect([log, reached.length]).toEqual([['a: out of luck', 'b: out of luck'], 1])
    expect(() => sync.assertWorks()).toThrow('out of luck')
    commit(sync, log, 'c')
    await turn()
    expect([log.at(-1), reached.length]).toEqual(['c: out of luck', 1])
    await sync.close()
  })
})
