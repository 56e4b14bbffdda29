import type { PageKind } from '@sitewright/page-kit'
import { expect, it, vi } from 'vitest'
import { loadAccountPanels } from './load-account-panels.ts'

const kind = (name: string, accountPanels?: PageKind['accountPanels']): PageKind => ({
  manifest: { kind: name, title: name, detail: '', permissions: {}, editor: '' },
  load: async () => undefined,
  View: () => null,
  ...(accountPanels ? { accountPanels } : {}),
})
const Progress = () => null
const Badges = () => null

it('gives the panels of all kinds, and leaves out those whose code cannot be had', async () => {
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
