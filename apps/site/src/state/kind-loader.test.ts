import type { PageKind } from '@sitewright/page-kit'
import { describe, expect, it, vi } from 'vitest'
import { textKind } from '../testing/text-kind.tsx'
import { commandLists } from './command-lists.ts'
import { loadAccountPanels } from './account-panels.ts'
import { createKindLoader } from './kind-loader.ts'

describe('page kinds', () => {
  it('are loaded when they are needed', async () => {
    const kinds = createKindLoader([textKind('single-page')])
    expect(kinds.get('single-page')).toBeUndefined()
    const kind = await kinds.load('single-page')
    expect(kind?.manifest.kind).toBe('single-page')
    expect(kinds.get('single-page')).toBe(kind)
  })

  it('that no package has are undefined', async () => {
    expect(await createKindLoader([]).load('form')).toBeUndefined()
  })

  it('that break are logged and leave the others alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = new Error('broken')
    const kinds = createKindLoader([
      { kind: 'form', package: '@example/form', load: () => Promise.reject(broken) },
      textKind('single-page'),
    ])
    expect((await kinds.loadAll()).map(({ manifest }) => manifest.kind)).toEqual(['single-page'])
    expect(log).toHaveBeenCalledWith(broken)
    log.mockRestore()
  })
})

const kind = (name: string, accountPanels?: PageKind['accountPanels']): PageKind => ({
  manifest: { kind: name, title: name, detail: '', permissions: {}, editor: '' },
  load: async () => undefined,
  View: () => null,
  ...(accountPanels ? { accountPanels } : {}),
})
const Progress = () => null
const Badges = () => null

it('the panels of My Account are those of all kinds, without those whose code cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new Error('no such chunk')
  const kinds = [
    kind('plain'),
    kind('progress', [
      { key: 'own', load: async () => ({ default: Progress }) },
      { key: 'lost', load: () => Promise.reject(broken) },
    ]),
    kind('badges', [{ key: 'own', load: async () => ({ default: Badges }) }]),
  ]
  expect(await loadAccountPanels({ loadAll: async () => kinds })).toEqual([
    { key: 'progress own', Panel: Progress },
    { key: 'badges own', Panel: Badges },
  ])
  expect(log).toHaveBeenCalledWith(broken)
})

it('the commands for the palette are those of all kinds that have some', async () => {
  const commands = { needs: ['core.admin'], load: () => Promise.reject(new Error('not needed here')) }
  const kinds = [kind('plain'), { ...kind('walks'), commands }]
  expect(await commandLists({ loadAll: async () => kinds })).toEqual([{ kind: 'walks', ...commands }])
})
