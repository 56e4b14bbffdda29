import type { PageStatus } from '@sitewright/api-client'
import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import { describeStatus, describeWaiting } from '../publishing/describe-status.ts'
import { discardAnswers } from './discard-answers.ts'
import { pageTexts, shownTexts } from './texts.ts'

afterEach(() => readLanguageFrom(() => english))

const status: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: false, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: true, draftBy: 'Ann', draftSaved: 1, mayPublish: false },
}

it('gives texts of a kind in the language that is read, and those that are its own as they are', () => {
  const ofHut = { ...pageTexts, edit: 'Edit hut', short: { save: () => 'Keep' } }
  const { conflict, short } = shownTexts(pageTexts)
  expect([short.edit, short.publishDraft]).toEqual(['Edit', 'Publish draft'])
  expect(conflict('')).toMatch(/^Somebody else saved this page after you started editing it\./)

  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect(shownTexts(pageTexts)).toMatchObject({ edit: 'Seite bearbeiten', short: { edit: 'Bearbeiten' } })
  expect(shownTexts(ofHut)).toMatchObject({ edit: 'Edit hut', save: 'Seite speichern' })
  expect(shownTexts(ofHut).short).toEqual({
    ...{ edit: undefined, discard: 'Verwerfen', saveDraft: 'Entwurf' },
    ...{ save: 'Keep', publishDraft: 'Entwurf veröffentlichen' },
  })
  expect({ ...discardAnswers }).toEqual({ accept: 'Verwerfen', refuse: 'Weiter bearbeiten', danger: true })
})

it('describes how a page stands in the language that is read', () => {
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect(describeStatus(status, { now: 5, dates: false })).toMatchObject({
    title: 'Nicht veröffentlicht',
    details: ['Entwurf von Ann, noch nicht öffentlich', 'Wer Seiten verwaltet, kann sie veröffentlichen'],
  })
  expect(describeWaiting({ ...status, draftBy: undefined, draftSaved: undefined }, true)).toBe(
    'Ein älterer Entwurf liegt bereit. Sie bearbeiten die gespeicherte Seite.',
  )
})
