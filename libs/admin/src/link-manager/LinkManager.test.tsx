import { ApiError } from '@sitewright/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { field, findRows, loadLinks, order, renderLinkManager, saveLinks } from '../testing/link-render-manager.tsx'
import { linksOf, loadedLinks, sampleLinks } from '../testing/link-samples.ts'

afterEach(() => vi.restoreAllMocks())

const save = () => screen.getByRole('button', { name: 'Save' })
const empty = { IconSet: 'mat', Icon: '', Url: '', Tooltip: '' }

describe('Link Manager', () => {
  it('shows the links in a table of icon set, icon name, preview, URL and tooltip (LINK-002, LINK-012)', async () => {
    renderLinkManager()
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    expect(headers.slice(1, -1)).toEqual(['Icon set', 'Icon name', 'Preview', 'URL', 'Tooltip'])
    const rows = (await findRows()).map((row) => ({
      IconSet: row.getByRole<HTMLSelectElement>('combobox', { name: 'Icon set' }).value,
      Icon: field(row, 'Icon name').value,
      Url: field(row, 'URL').value,
      Tooltip: field(row, 'Tooltip').value,
    }))
    expect(rows).toEqual(sampleLinks)
  })

  it('offers three icon sets (LINK-003)', async () => {
    renderLinkManager()
    const [row] = await findRows()
    const options = row!.getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['mat', 'material icons'],
      ['fas', 'solid icons'],
      ['fab', 'brands icons'],
    ])
  })

  it('has a Save button for what was changed, and sends nothing before (LINK-001, LINK-009, LINK-013)', async () => {
    const { user, sent, sentLinks, refresh } = renderLinkManager()
    const [row] = await findRows()
    expect(save()).toBeDisabled()
    await user.selectOptions(row!.getByRole('combobox', { name: 'Icon set' }), 'brands icons')
    await user.type(field(row!, 'URL'), 'start')
    expect(sent(saveLinks)).toEqual([])
    await user.click(save())
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
    expect(sentLinks()).toEqual([[{ ...sampleLinks[0], IconSet: 'fab', Url: '/start' }, ...sampleLinks.slice(1)]])
  })

  it('says nothing after a save: only Save is disabled again (LINK-016)', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { user, refresh } = renderLinkManager()
    const [row] = await findRows()
    await user.type(field(row!, 'Tooltip'), '!')
    await user.click(save())
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    await waitFor(() => expect(save()).toHaveTextContent('Save'))
    expect(save()).toBeDisabled()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(alert).not.toHaveBeenCalled()
  })

  it('says when it was saved', async () => {
    const { user } = renderLinkManager()
    const [row] = await findRows()
    await user.type(field(row!, 'Tooltip'), '!')
    expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText(/^Saved \d/)).toBeVisible()
  })

  it('saves once on a double click', async () => {
    const { user, sent } = renderLinkManager({ [saveLinks]: () => new Promise(() => {}) })
    const [row] = await findRows()
    await user.type(field(row!, 'Tooltip'), '!')
    await user.dblClick(save())
    expect(sent(saveLinks)).toHaveLength(1)
  })

  it('saves by Ctrl+S what was changed', async () => {
    const { user, sent, refresh } = renderLinkManager()
    const [row] = await findRows()
    const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(press()).toBe(false)
    await user.type(field(row!, 'Tooltip'), '!')
    expect(press()).toBe(false)
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(sent(saveLinks)).toHaveLength(1)
  })

  it('appends an empty link, which may stay empty (LINK-008, LINK-011)', async () => {
    const { user, sentLinks } = renderLinkManager()
    await findRows()
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    expect(await order()).toEqual([...sampleLinks.map(({ Tooltip }) => Tooltip), ''])
    const last = (await findRows()).at(-1)!
    expect(last.getByRole('combobox', { name: 'Icon set' })).toHaveFocus()
    await user.click(save())
    expect(sentLinks()).toEqual([[...sampleLinks, empty]])
  })

  it.each([
    ['www.club.example', 'https://www.club.example'],
    ['www.müller.example', 'https://www.müller.example'],
    ['192.0.2.7/cam', 'http://192.0.2.7/cam'],
    ['hut@club.example', 'mailto:hut@club.example'],
    ['+64 4 555 0100', 'tel:+6445550100'],
    ['contact', '/contact'],
  ])('mends %s once it is left', async (typed, meant) => {
    const { user, sentLinks } = renderLinkManager()
    await user.click(await screen.findByRole('button', { name: 'Add link' }))
    const url = field((await findRows()).at(-1)!, 'URL')
    await user.type(url, typed)
    expect(url).toHaveValue(typed)
    await user.click(save())
    expect(sentLinks()).toEqual([[...sampleLinks, { ...empty, Url: meant }]])
    await waitFor(() => expect(url).toHaveValue(meant))
    await waitFor(() => expect(save()).toBeDisabled())
  })

  it('mends an address that is saved by its keys before it is left', async () => {
    const { user, sentLinks } = renderLinkManager()
    await user.click(await screen.findByRole('button', { name: 'Add link' }))
    const url = field((await findRows()).at(-1)!, 'URL')
    await user.type(url, 'www.club.example')
    fireEvent.keyDown(url, { key: 's', ctrlKey: true })
    await waitFor(() => expect(url).toHaveValue('https://www.club.example'))
    expect(sentLinks()).toEqual([[...sampleLinks, { ...empty, Url: 'https://www.club.example' }]])
    expect(url).toHaveFocus()
    await waitFor(() => expect(save()).toHaveTextContent('Save'))
    expect(save()).toBeDisabled()
  })

  it('says what leads nowhere, and what is not there', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
    const { user } = renderLinkManager()
    await user.click(await screen.findByRole('button', { name: 'Add link' }))
    const url = field((await findRows()).at(-1)!, 'URL')
    await user.type(url, 'our contact page')
    expect(url).toBeValid()
    await user.tab()
    expect(url).toHaveAccessibleErrorMessage('This address leads nowhere.')
    await user.clear(url)
    await user.type(url, 'nowhere')
    await user.tab()
    await waitFor(() => expect(url).toHaveAccessibleErrorMessage('There is nothing at /nowhere yet.'))
    expect(fetched).toHaveBeenCalledWith('/nowhere', { method: 'HEAD' })
  })

  it('takes no more links than the server', async () => {
    const links = Array.from({ length: 50 }, () => sampleLinks[0])
    renderLinkManager({ [loadLinks]: () => linksOf(links, loadedLinks.icons) })
    // by text: roles of so many fields take long to find out
    expect(await screen.findByText('The bar can have at most 50 links.')).toBeVisible()
    expect(screen.getByText('Add link')).toBeDisabled()
  })

  it('deletes a link, and leads the focus on (LINK-007)', async () => {
    const { user } = renderLinkManager()
    const [, second] = await findRows()
    await user.click(second!.getByRole('button', { name: 'Delete' }))
    expect(await order()).toEqual(['Home', 'The club elsewhere'])
    const [, last] = await findRows()
    expect(last!.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.keyboard('{Enter}')
    expect(screen.getByText('There are no links yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add link' })).toHaveFocus()
  })

  it('puts a deleted link back to its place, also the last one that there was', async () => {
    const { user } = renderLinkManager()
    const before = await order()
    const [, second] = await findRows()
    await user.click(second!.getByRole('button', { name: 'Delete' }))
    expect(screen.getByText(`‘${before[1]}’ was deleted`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await order()).toEqual(before)
    expect((await findRows())[1]!.getByRole('button', { name: 'Delete' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    for (const _ of before) await user.click(screen.getAllByRole('button', { name: 'Delete' })[0]!)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await order()).toEqual(before.slice(-1))
  })

  it('has no move up on the first row and no move down on the last (LINK-005, LINK-006)', async () => {
    renderLinkManager()
    const rows = await findRows()
    const moves = rows.map((row) => ['Move up', 'Move down'].filter((name) => row.queryByRole('button', { name })))
    expect(moves).toEqual([['Move down'], ['Move up', 'Move down'], ['Move up']])
  })

  it('swaps a link with its neighbour, and keeps the focus on it (LINK-005, LINK-006, LINK-010)', async () => {
    const { user } = renderLinkManager()
    const [, second] = await findRows()
    await user.click(second!.getByRole('button', { name: 'Move up' }))
    expect(await order()).toEqual(['Write to us', 'Home', 'The club elsewhere'])
    expect(second!.getByRole('button', { name: 'Move down' })).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(await order()).toEqual(['Home', 'The club elsewhere', 'Write to us'])
    expect(screen.getByText('Moved to place 3 of 3')).toBeInTheDocument()
  })

  it('is unchanged again when an edit is taken back', async () => {
    const { user } = renderLinkManager()
    const [first] = await findRows()
    await user.click(first!.getByRole('button', { name: 'Move down' }))
    expect(save()).toBeEnabled()
    await user.click(first!.getByRole('button', { name: 'Move up' }))
    expect(save()).toBeDisabled()
  })

  it('asks before unsaved edits are left (Q53)', async () => {
    const { user } = renderLinkManager()
    const [row] = await findRows()
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leaves()).toBe(true)
    await user.type(field(row!, 'Tooltip'), '!')
    expect(leaves()).toBe(false)
  })
})

describe('links that cannot be loaded or saved', () => {
  const down = new ApiError('down', { status: 0 })

  it('alerts a failure to load them, and offers to try again (LINK-014)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi
      .fn(() => loadedLinks)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = renderLinkManager({ [loadLinks]: load })
    expect(await findMessage()).toBe('Failed to load links, see browser log for more information')
    expect(log.mock.calls).toEqual([[down]])
    await answer(user)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await order()).toHaveLength(3)
  })

  it("alerts a failure to save them, shows the server's reason and keeps the edits (LINK-015)", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('400', { status: 400, body: { error: 'Link 1 leads nowhere' } })
    const { user, refresh } = renderLinkManager({ [saveLinks]: () => Promise.reject(refusal) })
    const [row] = await findRows()
    await user.type(field(row!, 'Tooltip'), '!')
    await user.click(save())
    expect(await findMessage()).toBe('Failed to save links, see browser log for more information')
    await answer(user)
    expect(screen.getByRole('alert')).toHaveTextContent('Link 1 leads nowhere')
    expect(field(row!, 'Tooltip')).toHaveValue('Home!')
    expect(save()).toBeEnabled()
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each(['', '   '])('takes empty text for no links (Q92)', async (config) => {
    renderLinkManager({ [loadLinks]: () => ({ config, icons: {} }) })
    expect(await screen.findByText('There are no links yet')).toBeVisible()
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  })

  it.each(['{', '{"a":1}', '[3]'])('takes %s for no links, and says so (Q92)', async (config) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderLinkManager({ [loadLinks]: () => ({ config, icons: {} }) })
    expect(await screen.findByText('There are no links yet')).toBeVisible()
    expect(screen.getByText(/could not be read as links/)).toBeVisible()
  })
})

describe('the preview of the bar', () => {
  const links = () =>
    within(screen.getByRole('region', { name: 'As visitors see it' }))
      .queryAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

  it('follows the table, and leaves out what visitors do not see', async () => {
    const { user } = renderLinkManager()
    const [first] = await findRows()
    await user.type(field(first!, 'Tooltip'), ' page')
    expect(links()[0]).toEqual(['Home page', '/'])
    await user.clear(field(first!, 'URL'))
    await user.type(field(first!, 'URL'), 'javascript:alert(1)')
    expect(links().map(([name]) => name)).toEqual(['Write to us', 'The club elsewhere'])
    expect(screen.getByText(/One link is not shown/)).toBeVisible()
  })
})
