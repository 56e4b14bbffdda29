import type { PageKind } from '@sitewright/page-kit'
import { expect, it, vi } from 'vitest'
import { loadPublishingNotes } from './publishing-notes.ts'

it('gives what a kind says to those who publish its pages, and nothing for one that cannot be had', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('gone')
  const kinds = {
    async load(kind: string) {
      if (kind === 'away') throw failure
      return kind === 'form' ? ({ publishing: { emails: true } } as PageKind) : undefined
    },
  }
  expect(await loadPublishingNotes(kinds, 'form')).toEqual({ emails: true })
  expect(await loadPublishingNotes(kinds, 'unknown')).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
  expect(await loadPublishingNotes(kinds, 'away')).toBeUndefined()
  expect(log).toHaveBeenCalledWith(failure)
})
