import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepParts } from './bench-parts.ts'

describe('the parts of a benchmark', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitewright-parts-'))
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('are measured once each where a run goes on, but for one that failed', async () => {
    const file = join(folder, 'below', 'bench.json')
    const painting = vi.fn(async () => [364])
    const saving = vi.fn(async () => [2])
    const first = keepParts(file, { resume: false })
    expect(await first.measure('painting', painting)).toEqual([364])
    expect(await first.measure('saving', () => Promise.reject(new Error('no row')))).toBeUndefined()
    expect(first.failed()).toEqual(['saving'])

    const second = keepParts(file, { resume: true })
    expect(await second.measure('painting', painting)).toEqual([364])
    expect(await second.measure('saving', saving)).toEqual([2])
    expect(second.failed()).toEqual([])
    expect(painting).toHaveBeenCalledOnce()
  })

  it('are all measured anew otherwise', async () => {
    const file = join(folder, 'bench.json')
    await keepParts(file, { resume: false }).measure('painting', async () => 1)
    expect(await keepParts(file, { resume: false }).measure('painting', async () => 2)).toBe(2)
  })
})
