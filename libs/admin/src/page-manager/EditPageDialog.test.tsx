import { ApiError, type Page } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { samplePage, samplePages } from '../testing/samples.ts'
import { pagedPages } from '../testing/paged-pages.ts'

const zoneBefore = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Pacific/Auckland'
})
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
  vi.restoreAllMocks()
})

const update = 'POST private/page-update.json.php'

async function openEdit(page: Page, answers: Answers = {}) {
  const { user, refresh, inputsOf } = openPageManager({
    'GET private/page-get-paged.json.php': pagedPages(() => [...samplePages, page]),
    [update]: () => ({}),
    ...answers,
  })
  const row = await findRow(page.name)
  await user.click(row.getByRole('button', { name: 'Edit page settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Page' }))
  return { user, refresh, dialog, sent: () => inputsOf(update) }
}

type Dialog = Awaited<ReturnType<typeof openEdit>>['dialog']
const description = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Page description' })
const shortcut = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'URL shortcut name' })
const published = (dialog: Dialog) => dialog.getByRole('checkbox', { name: 'Published' })
const start = (dialog: Dialog) => dialog.getByLabelText('Publishing start')
const end = (dialog: Dialog) => dialog.getByLabelText('Publishing end')
const save = (dialog: Dialog) => dialog.getByRole('button', { name: 'SAVE' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const setMoment = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

const seconds = (text: string) => Date.parse(text) / 1000
const dated = samplePage(7, 'Summer programme', 'summer', 1, {
  pub_start: seconds('2026-11-30T20:00:17Z'),
  pub_end: seconds('2027-02-28T11:00:00Z'),
})

describe('Edit Page dialog', () => {
  it('opens for the page that the address names, and says where that is gone', async () => {
    const list = { 'GET private/page-get-list.json.php': () => samplePages }
    const { unmount } = openPageManager(list, { settings: String(samplePages[0]!.id) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Page' }))
    expect(description(dialog)).toHaveValue(samplePages[0]!.name)
    unmount()
    openPageManager(list, { settings: '999' })
    expect(await screen.findByText('That page is no longer there.')).toBeVisible()
  })

  it('opens from a row (PAGE-010) with the settings of the page (PAGE-031)', async () => {
    const { dialog } = await openEdit(dated)
    expect(description(dialog)).toHaveValue('Summer programme')
    expect(shortcut(dialog)).toHaveValue('summer')
    expect(published(dialog)).toBeChecked()
    expect(start(dialog)).toHaveValue('2026-12-01T09:00')
    expect(end(dialog)).toHaveValue('2027-03-01T00:00')
    expect(start(dialog)).toHaveAttribute('type', 'datetime-local')
    expect(end(dialog)).toHaveAttribute('type', 'datetime-local')
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
    expect(save(dialog)).toBeEnabled()
  })

  it('sends what stands there (API-029), untouched dates to the second (PAGE-020)', async () => {
    const { user, refresh, dialog, sent } = await openEdit(dated)
    await user.clear(description(dialog))
    await user.type(description(dialog), 'Our summer')
    await user.click(published(dialog))
    await user.click(save(dialog))
    await closed()
    const { pub_start, pub_end } = dated
    expect(sent()).toEqual([{ id: 7, title: 'Our summer', url: 'summer', published: false, pub_start, pub_end }])
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Our summer' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Summer programme' })).not.toBeInTheDocument()
  })

  it('sends edited dates as epoch seconds of local time, empty ones as null (PAGE-020)', async () => {
    const { user, dialog, sent } = await openEdit(dated)
    setMoment(start(dialog), '2026-07-01T09:00')
    setMoment(end(dialog), '')
    await user.click(save(dialog))
    await closed()
    expect(sent()).toMatchObject([{ pub_start: seconds('2026-06-30T21:00:00Z'), pub_end: null }])
  })

  it('accepts empty values (PAGE-032)', async () => {
    const { user, dialog, sent } = await openEdit(samplePage(7, 'Summer programme', 'summer'))
    await user.clear(description(dialog))
    expect(description(dialog)).toHaveAccessibleDescription(/Without one, lists show ‘\[no title\]’/)
    await user.clear(shortcut(dialog))
    await user.click(save(dialog))
    await closed()
    expect(sent()).toEqual([{ id: 7, title: '', url: '', published: true, pub_start: null, pub_end: null }])
  })

  it('says at the end that it is not after the start, and sends nothing until it is', async () => {
    const { user, dialog, sent } = await openEdit(dated)
    expect(dialog.queryByText(/end is not after the start/)).not.toBeInTheDocument()
    setMoment(end(dialog), '2026-11-01T09:00')
    expect(end(dialog)).toBeInvalid()
    expect(end(dialog)).toHaveAccessibleDescription(/end is not after the start/)
    await user.click(save(dialog))
    expect(end(dialog)).toHaveFocus()
    expect([sent(), screen.queryByRole('alertdialog')]).toEqual([[], null])
    setMoment(start(dialog), '2026-10-01T09:00')
    expect(end(dialog)).toBeValid()
    await user.click(save(dialog))
    await closed()
    expect(sent()).toHaveLength(1)
  })

  it('says what visitors see once it is saved', async () => {
    const { user, dialog } = await openEdit(samplePage(7, 'Summer programme', 'summer', 1, { published: false }))
    expect(dialog.getByText('Visitors do not see this page.')).toBeVisible()
    setMoment(start(dialog), '2999-07-01T09:00')
    expect(dialog.getByText('Visitors do not see this page: ‘Published’ is not ticked.')).toBeVisible()
    await user.click(published(dialog))
    expect(dialog.getByText(/^Visitors see this page from 1 Jul 2999/)).toBeVisible()
    setMoment(start(dialog), '')
    expect(dialog.getByText('Saving publishes this page at once.')).toBeVisible()
  })

  it('says at the field what a shortcut may be, and sends nothing until it is one', async () => {
    const { user, dialog, sent } = await openEdit(dated)
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'pages/summer')
    await user.click(save(dialog))
    expect(await dialog.findByText(/Use letters and numbers/)).toBeVisible()
    expect(shortcut(dialog)).toHaveFocus()
    expect([sent(), screen.queryByRole('alertdialog')]).toEqual([[], null])
  })

  it('saves once on a double click', async () => {
    const { user, dialog, sent } = await openEdit(dated, { [update]: () => new Promise(() => {}) })
    await user.dblClick(save(dialog))
    expect(sent()).toHaveLength(1)
    expect(save(dialog)).toBeDisabled()
  })

  it('alerts a failure with the text of creating, and keeps everything typed (PAGE-034)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('409', { status: 409, body: { error: 'Another page has this shortcut' } })
    const { user, dialog } = await openEdit(dated, {
      [update]: () => {
        throw refusal
      },
    })
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'huts')
    setMoment(start(dialog), '2026-07-01T09:00')
    await user.click(save(dialog))

    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to create page, see browser log for more information')).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    await user.click(alert.getByRole('button', { name: 'OK' }))

    expect(await dialog.findByRole('alert')).toHaveTextContent('Another page has this shortcut')
    expect(shortcut(dialog)).toHaveValue('huts')
    expect(start(dialog)).toHaveValue('2026-07-01T09:00')
    await waitFor(() => expect(save(dialog)).toBeEnabled())
  })

  it('closes on CANCEL and saves nothing', async () => {
    const { user, dialog, sent } = await openEdit(dated)
    await user.type(description(dialog), '!')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect(sent()).toEqual([])
    expect(screen.getByRole('link', { name: 'Summer programme' })).toBeInTheDocument()
  })
})
