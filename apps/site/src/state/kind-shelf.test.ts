import { describe, expect, it, vi } from 'vitest'
import { textKind } from '../testing/text-kind.tsx'
import { createKindShelf } from './kind-shelf.ts'

describe('page kinds', () => {
  it('are loaded when they are needed', async () => {
    const kinds = createKindShelf([textKind('single-page')])
    expect(kinds.get('single-page')).toBeUndefined()
    const kind = await kinds.load('single-page')
    expect(kind?.manifest.kind).toBe('single-page')
    expect(kinds.get('single-page')).toBe(kind)
  })

  it('that no package brings are undefined', async () => {
    expect(await createKindShelf([]).load('form')).toBeUndefined()
  })

  it('that break are logged and leave the others alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = new Error('broken')
    const kinds = createKindShelf([
      { kind: 'form', package: '@example/form', load: () => Promise.reject(broken) },
      textKind('single-page'),
    ])
    expect((await kinds.loadAll()).map(({ manifest }) => manifest.kind)).toEqual(['single-page'])
    expect(log).toHaveBeenCalledWith(broken)
    log.mockRestore()
  })
})
