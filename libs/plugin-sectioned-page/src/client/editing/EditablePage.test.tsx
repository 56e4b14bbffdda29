import { ApiError } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, card, editPage, openPage, preview, serverWith, titles, writeText } from '../../testing/edit-page.tsx'
import { page, textSection } from '../../testing/sample-pages.ts'

const huts = page(textSection('<p>Huts</p>'))
const newHuts = page(textSection('<p>New huts</p>'))
const toolbar = () => within(screen.getByRole('group', { name: 'Page editing' }))
const names = () =>
  toolbar()
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'))

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the toolbar', () => {
  it('offers to edit, and the draft where there is one (SECT-010, SECT-012)', async () => {
    const { unmount } = await openPage(serverWith(huts, newHuts))
    await button('Load draft')
    expect(names()).toEqual(['Load draft', 'Edit page'])
    unmount()
    await openPage(serverWith(huts))
    await button('Edit page')
    expect(names()).toEqual(['Edit page'])
  })

  it('has close, split screen and both kinds of save, which are disabled without a change (SECT-012, SECT-014, SECT-015, SECT-016, SECT-017, SECT-018, SECT-019)', async () => {
    await editPage(serverWith(huts))
    expect(names()).toEqual(['Close', 'Split screen', 'Save as draft', 'Save page'])
    expect(await button('Save as draft')).toBeDisabled()
    expect(await button('Save page')).toBeDisabled()
  })

  it('has discard in place of close once there is a change, and close again once it is taken back (SECT-013, SECT-014)', async () => {
    const { user } = await editPage(serverWith(huts))
    await user.click(await card(1).findByRole('checkbox', { name: 'Shadow' }))
    expect(names()).toEqual(['Discard changes', 'Split screen', 'Save as draft', 'Save page'])
    await user.click(card(1).getByRole('checkbox', { name: 'Shadow' }))
    expect(names()).toEqual(['Close', 'Split screen', 'Save as draft', 'Save page'])
  })

  it("shows '[draft mode]' with its explanation while the draft is viewed, and only then (SECT-008, SECT-009, SECT-011, SECT-081, SECT-082)", async () => {
    const { user } = await openPage(serverWith(huts, newHuts))
    const load = await button('Load draft')
    expect(screen.getByText('Huts')).toBeVisible()
    expect(screen.queryByText('[draft mode]')).toBeNull()
    await user.click(load)
    expect(await screen.findByText('New huts')).toBeVisible()
    expect(screen.queryByText('Huts')).toBeNull()
    await user.hover(screen.getByText('[draft mode]'))
    expect(
      await screen.findByText(
        'You are viewing/editing a draft copy of this page. Saving the page will activate it, otherwise you can save to draft to keep working on it before it is publicly visible.',
      ),
    ).toBeInTheDocument()
    expect(names()).toEqual(['Revert draft', 'Edit page'])
    await user.click(await button('Revert draft'))
    expect(await screen.findByText('Huts')).toBeVisible()
    expect(screen.queryByText('[draft mode]')).toBeNull()
  })

  it('calls saving a draft by what it does (SECT-020)', async () => {
    const { user } = await openPage(serverWith(huts, newHuts))
    await user.click(await button('Load draft'))
    await user.click(await button('Edit page'))
    expect(await button('Publish draft as active page')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Save page' })).toBeNull()
  })
})

describe('the split screen', () => {
  it('is on at first, with both headings, each area 45vh high and scrolling; off without the preview (SECT-021, SECT-022, SECT-023, SECT-024)', async () => {
    const { user } = await editPage(serverWith(huts))
    const areas = ['Page Sections', 'Page Preview'].map((name) => screen.getByRole('region', { name }))
    for (const area of areas) {
      const styles = getComputedStyle(area.querySelector(':scope > div')!)
      expect(Number.parseFloat(styles.height)).toBeCloseTo(0.45 * window.innerHeight)
      expect(styles.overflow).toBe('auto')
    }
    expect(areas[0]!.compareDocumentPosition(areas[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(await button('Split screen'))
    expect(screen.queryByRole('region', { name: 'Page Preview' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Page Sections' })).toBeVisible()
  })
})

describe('saving', () => {
  it('publishes what was written last, leaves edit mode and the draft (SECT-077, SECT-078, API-055)', async () => {
    const server = serverWith(huts, newHuts)
    const { user } = await openPage(server)
    await user.click(await button('Load draft'))
    await user.click(await button('Edit page'))
    await card(1).findByRole('textbox', { name: 'Text' })
    await writeText(user, 1, '<p>Newest huts</p>')
    await user.click(await button('Publish draft as active page'))
    expect(await button('Edit page')).toBeVisible()
    expect(screen.queryByText('[draft mode]')).toBeNull()
    expect(server.saves).toEqual([
      { id: 7, content: page(textSection('<p>Newest huts</p>')), draft: false, fromDraft: true, base: 1 },
    ])
    expect(server.page.draft).toBeNull()
    expect(await screen.findByText('Newest huts')).toBeVisible()
    expect(names()).toEqual(['Edit page'])
  })

  it('asks the texts for words that were typed a moment ago (SECT-077)', async () => {
    const server = serverWith(huts)
    const { user } = await editPage(server)
    await writeText(user, 1, '<p>New huts</p>')
    const saveButton = await button('Save page')
    await waitFor(() => expect(saveButton).toBeEnabled())
    await user.paste('<p>and tracks</p>')
    // without leaving the text, as by a shortcut
    fireEvent.click(saveButton)
    await button('Edit page')
    expect(server.lastSections()).toEqual([textSection('<p>New huts</p><p>and tracks</p>')])
  })

  it('stores a draft, shows that it is one and stays in edit mode (SECT-003, SECT-079, SECT-080)', async () => {
    const server = serverWith(huts)
    const { user } = await editPage(server)
    await writeText(user, 1, '<p>New huts</p>')
    await user.click(await button('Save as draft'))
    expect(await screen.findByText('[draft mode]')).toBeVisible()
    expect(server.saves).toEqual([{ id: 7, content: newHuts, draft: true, fromDraft: false, base: 1 }])
    expect(card(1).getByRole('textbox', { name: 'Text (HTML)' })).toHaveValue('<p>New huts</p>')
    expect(names()).toEqual(['Revert draft', 'Close', 'Split screen', 'Save as draft', 'Publish draft as active page'])
  })

  it('without a change only leaves edit mode (SECT-075, SECT-076)', async () => {
    const server = serverWith(huts)
    const { user } = await editPage(server)
    await user.click(await card(1).findByRole('textbox', { name: 'Text' }))
    await user.click(await button('Close'))
    expect(await button('Edit page')).toBeVisible()
    expect(server.saves).toEqual([])
  })

  it('drops all of the changes on demand, and with them the draft that was loaded (SECT-073, SECT-074)', async () => {
    const server = serverWith(huts, newHuts)
    const { user } = await openPage(server)
    await user.click(await button('Load draft'))
    await user.click(await button('Edit page'))
    await user.click(await button('Add Image'))
    await user.click(await card(1).findByRole('checkbox', { name: 'Shadow' }))
    await user.click(await button('Discard changes'))
    expect(screen.getByText('Huts')).toBeVisible()
    expect(screen.queryByText('[draft mode]')).toBeNull()
    expect(names()).toEqual(['Load draft', 'Edit page'])
    await user.click(await button('Edit page'))
    await waitFor(() => expect(titles()).toEqual(['Text block']))
    expect(await card(1).findByRole('checkbox', { name: 'Shadow' })).not.toBeChecked()
    expect(server.saves).toEqual([])
  })

  it.each([
    ['Save page', 'Failed to save page, see browser log for more information'],
    ['Save as draft', 'Failed to save draft, see browser log for more information'],
  ])('that fails says so and keeps everything: %s (SECT-083, SECT-099, SECT-100)', async (name, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { page: stored, answers } = serverWith(huts)
    const failure = new ApiError('no answer', { status: 0 })
    const { user } = await editPage({
      page: stored,
      answers: {
        ...answers,
        'POST protected/plugin/sectioned-page/save-page.json.php': () => Promise.reject(failure),
      },
    })
    await writeText(user, 1, '<p>New huts</p>')
    await user.click(await button('Add YouTube video'))
    await user.click(await button(name))
    await waitFor(() => expect(alert).toHaveBeenCalledWith(message))
    expect(log).toHaveBeenCalledWith(message, failure)
    expect(card(1).getByRole('textbox', { name: 'Text (HTML)' })).toHaveValue('<p>New huts</p>')
    expect(titles()).toEqual(['Text block', 'YouTube video'])
    expect(await button(name)).toBeEnabled()
  })

  it('shows what somebody else published, and overwrites it on demand (SECT-083)', async () => {
    const server = serverWith(huts)
    const { user } = await editPage(server)
    await writeText(user, 1, '<p>New huts</p>')
    Object.assign(server.page, { active: page(textSection('<p>Huts of Ann</p>')), version: 5 })
    await user.click(await button('Save page'))
    await user.click(await button('View the other version'))
    expect(screen.getByRole('region', { name: 'Published meanwhile' })).toHaveTextContent('Huts of Ann')
    await user.click(await button('Overwrite it with mine'))
    await waitFor(() => expect(server.page.active).toBe(newHuts))
  })

  it('only logs when what somebody else saved could not be read (ERR-022)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = serverWith(huts)
    const failure = new ApiError('no answer', { status: 0 })
    let reads = 0
    const load = server.answers['GET protected/plugin/get-content.json.php']!
    const answers = {
      ...server.answers,
      'GET protected/plugin/get-content.json.php': (input: Record<string, unknown>) => {
        reads += 1
        if (reads > 1) throw failure
        return load(input)
      },
    }
    const { user } = await editPage({ page: server.page, answers })
    await writeText(user, 1, '<p>New huts</p>')
    server.page.version = 5
    await user.click(await button('Save page'))
    await user.click(await button('View the other version'))
    expect(screen.getByText('The other version could not be read.')).toBeVisible()
    expect(log).toHaveBeenCalledWith(failure)
    expect(alert).not.toHaveBeenCalled()
  })

  it('does not lose an invalid number: it moves the focus there instead, also into a collapsed card', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = serverWith(huts)
    const { user } = await editPage(server)
    const width = await card(1).findByRole('spinbutton', { name: 'Width percent' })
    await user.type(width, '150')
    await user.click(card(1).getByRole('checkbox', { name: 'Shadow' }))
    await user.click(card(1).getByRole('button', { name: /^Text block/ }))
    await user.click(await button('Save page'))
    await waitFor(() => expect(width).toHaveFocus())
    expect(alert).toHaveBeenCalledTimes(1)
    expect(width).toHaveValue(150)
    expect(width).toBeVisible()
    expect(server.saves).toEqual([])
  })
})

describe('the preview', () => {
  it('follows what is typed, sanitised (SECT-054)', async () => {
    const { user } = await editPage(serverWith(huts))
    await writeText(user, 1, '<p onclick="alert(1)">New huts</p><script>alert(1)</script>')
    await waitFor(() => expect(preview()).toHaveTextContent('New huts'))
    expect(preview().innerHTML).not.toMatch(/script|onclick/)
  })

  it('shows hidden sections too, told apart; the page without editing does not (SECT-026)', async () => {
    const { user } = await editPage(serverWith(huts))
    await user.click(card(1).getByRole('button', { name: 'Hide section' }))
    await waitFor(() => expect(within(preview()).getByText('Huts').closest('[data-hidden]')).not.toBeNull())
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(screen.queryByText('Huts')).toBeNull()
  })
})
