import { describe, expect, it } from 'vitest'
import { createChangeLog } from './change-log.ts'
import type { Topic } from './topics.ts'

describe('the log of changes', () => {
  it('numbers changes, and tells the last one that touched any of what is asked for', () => {
    const { touch, version } = createChangeLog<Topic>()
    touch(new Set(['menu', 'page 1']))
    touch(new Set(['page 2']))
    expect([version(['menu']), version(['page 2']), version(['page 1', 'page 2']), version(['links'])]).toEqual([
      1, 2, 2, 0,
    ])
    expect(version('everything')).toBe(2)
    touch('everything')
    expect([version(['links']), version([])]).toEqual([3, 3])
  })

  it('counts a change that touches nothing only where everything matters', () => {
    const { touch, version } = createChangeLog<Topic>()
    touch(new Set())
    expect([version('everything'), version(['pages']), version([])]).toEqual([1, 0, 0])
  })

  it('forgets nothing that is out of date, however many pages change', () => {
    const { touch, version } = createChangeLog<Topic>()
    touch(new Set(['page 1']))
    const before = version(['page 1'])
    for (let id = 2; id < 25_000; id++) touch(new Set<Topic>([`page ${id}`]))
    expect(version(['page 1'])).toBeGreaterThanOrEqual(before)
    expect(version(['page 24999'])).toBe(version('everything'))
    expect(version(['menu'])).toBeLessThan(version('everything'))
  })
})
