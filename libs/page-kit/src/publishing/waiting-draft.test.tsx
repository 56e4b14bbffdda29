import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bar, button, hidden, openStatusPage as open, shown, text } from '../testing/open-status-page.tsx'
import { pageStore } from '../testing/page-store.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a draft that is not loaded', () => {
  const ofAnn = { ...shown, draft: true, draftBy: 'Ann', draftSaved: 1_000_000 }

  it.each([
    [shown, 'A draft is waiting. You are editing the published page.'],
    [hidden, 'A draft is waiting. You are editing the saved page.'],
    [{ ...shown, draftIsOlder: true }, 'An older draft is waiting. You are editing the published page.'],
    [ofAnn, /^A draft of Ann from 1[23] Jan 1970.* is waiting\. You are editing the published page\.$/],
  ])('is said to wait once something else is edited, which the bar is described by', async (status, words) => {
    const { user } = open(status, pageStore('Draft words'))
    await user.click(button('Edit page'))
    expect(bar().getByText(words)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Page editing' })).toHaveAccessibleDescription(words)
    expect(bar().queryByText(/not public yet/)).toBeNull()
    await user.click(button('Load draft'))
    expect(text()).toHaveValue('Draft words')
    expect(bar().queryByText(words)).toBeNull()
    expect(screen.getByRole('group', { name: 'Page editing' })).not.toHaveAccessibleDescription()
  })

  it('is told from what is published while it is seen', async () => {
    const { user } = open(shown, pageStore('Draft words'))
    await user.click(button('Load draft'))
    const isDraft = () => bar().queryByText('[draft mode]') !== null
    expect([bar().queryByText('Published') !== null, isDraft()]).toEqual([true, true])
    await user.click(button('Edit page'))
    expect([bar().queryByText('Published') !== null, isDraft()]).toEqual([true, true])
    await user.click(button('Revert draft'))
    expect([bar().queryByText('Published') !== null, isDraft()]).toEqual([true, false])
  })

  it('is older than what is published, as the server says, until it is saved anew', async () => {
    const { user, current } = open({ ...ofAnn, draftIsOlder: true }, pageStore('Draft words'))
    expect(bar().getByText(/^Older draft by Ann, 1[23] Jan 1970/)).toBeVisible()
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    Object.assign(current, { draftIsOlder: false })
    await user.click(button('Save as draft'))
    expect(await bar().findByText(/^Draft by Ann, .*, not public yet$/)).toBeVisible()
  })

  it.each([
    ['Revert draft', 'Revert draft: shows the published copy, keeps the draft'],
    ['Discard draft', 'Discard draft: deletes it, keeps the published copy'],
  ])('%s says what becomes of it', async (name, hint) => {
    const { user } = open(shown, pageStore('Draft words'))
    await user.click(button('Load draft'))
    await user.hover(button(name))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(hint)
    expect(button(name)).toHaveAccessibleDescription(hint)
  })

  it('is named when another takes its place', async () => {
    const { user } = open(ofAnn, pageStore('Draft words'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    expect(await screen.findByText(/^Draft saved in place of the draft of Ann, 1[23] Jan 1970/)).toBeVisible()
  })

  it('is said to be whose it is, and from when, also once it is saved anew', async () => {
    const store = pageStore('Draft words')
    const { user, current } = open(ofAnn, store)
    expect(bar().getByText(/^Draft by Ann, 1[23] Jan 1970.*, not public yet$/)).toBeVisible()
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    Object.assign(current, { draftBy: 'Bob', draftSaved: Math.floor(Date.now() / 1000) })
    await user.click(button('Save as draft'))
    expect(await bar().findByText(/^Draft by Bob, \d+:\d\d.[ap]m, not public yet$/)).toBeVisible()
  })

  it('is older once other words were published', async () => {
    const { user } = open(shown, pageStore('Draft words'))
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await user.click(button('Save page'))
    expect(await bar().findByText('Older draft')).toBeVisible()
    await user.click(button('Edit page'))
    expect(bar().getByText('An older draft is waiting. You are editing the published page.')).toBeVisible()
    await user.type(text(), '!')
    await user.click(button('Save as draft'))
    expect(await bar().findByText('Draft not public yet')).toBeVisible()
  })
})
