import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDialog } from '../testing/in-dialogs.ts'
import { field, findRows, renderLinkManager, searchCall, type Row } from '../testing/link-render-manager.tsx'
import { homePicture, mailPicture, sampleIcons, searchIcons } from '../testing/link-samples.ts'

afterEach(() => vi.restoreAllMocks())

/** As a browser writes it. */
function drawn(body: string) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.innerHTML = body
  return svg.innerHTML
}
const preview = (row: Row) => row.getByRole('img')
const picture = (row: Row) => preview(row).querySelector('svg')!.innerHTML
const placeholder = drawn('<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>')
const searched = (sent: (call: string) => unknown[]) => sent(searchCall) as { set: string; q: string }[]

describe('the live preview of an icon', () => {
  it('takes the pictures that came with the links, and asks only for others', async () => {
    const { sent } = renderLinkManager()
    const [home, mail, terrain] = await findRows()
    expect(picture(home!)).toBe(drawn(homePicture.body))
    expect(picture(mail!)).toBe(drawn(mailPicture.body))
    await waitFor(() => expect(preview(terrain!)).toHaveAccessibleName('Icon terrain'))
    expect(searched(sent)).toEqual([{ set: 'fab', q: 'terrain' }])
  })

  it('follows name and set as they are edited, asking once for each (LINK-004)', async () => {
    const { user, sent } = renderLinkManager()
    const [row] = await findRows()
    await user.clear(field(row!, 'Icon name'))
    expect(preview(row!)).toHaveAccessibleName('No icon chosen')
    await user.type(field(row!, 'Icon name'), 'mail')
    await waitFor(() => expect(picture(row!)).toBe(drawn(mailPicture.body)))
    await user.selectOptions(row!.getByRole('combobox'), 'fas')
    expect(picture(row!)).toBe(drawn(mailPicture.body)) // known from another link
    await user.selectOptions(row!.getByRole('combobox'), 'fab')
    await waitFor(() => expect(searched(sent).filter(({ q }) => q === 'mail')).toHaveLength(2))
    expect(searched(sent).filter(({ q }) => q === 'mail')).toEqual([
      { set: 'mat', q: 'mail' },
      { set: 'fab', q: 'mail' },
    ])
  })

  it.each(['mai', 'No icon!'])('shows a placeholder for %s, which no icon is named (Q94)', async (name) => {
    const { user } = renderLinkManager()
    const [row] = await findRows()
    await user.clear(field(row!, 'Icon name'))
    await user.type(field(row!, 'Icon name'), name)
    await waitFor(() => expect(preview(row!)).toHaveAccessibleName('No icon has this name'))
    expect(picture(row!)).toBe(placeholder)
  })

  it('only logs that it could not be loaded, and asks again after the next edit', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new Error('down')
    const search = vi.fn(searchIcons).mockRejectedValueOnce(down as never)
    const { user } = renderLinkManager({ [searchCall]: search })
    const [, , row] = await findRows()
    await waitFor(() => expect(preview(row!)).toHaveAccessibleName('The icon could not be loaded'))
    expect(log.mock.calls).toEqual([[down]])
    await user.type(field(row!, 'Tooltip'), '!')
    await waitFor(() => expect(preview(row!)).toHaveAccessibleName('Icon terrain'))
  })
})

describe('the icon picker', () => {
  async function open(answers = {}) {
    const parts = renderLinkManager(answers)
    const [row] = await findRows()
    await parts.user.click(row!.getByRole('button', { name: 'Choose icon' }))
    const dialog = await findDialog('Choose icon')
    return { ...parts, row: row!, dialog, search: dialog.getByRole('searchbox', { name: 'Search material icons' }) }
  }
  const names = (dialog: Row) =>
    within(dialog.getByRole('list', { name: 'Icons' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  it("lists the set's icons, and finds some by a part of their name", async () => {
    const { user, dialog, search, sent } = await open()
    await dialog.findByRole('button', { name: 'terrain' })
    expect(names(dialog)).toEqual(sampleIcons.map(({ name }) => name))
    expect(dialog.getByRole('button', { name: 'home' })).toHaveAttribute('aria-current', 'true')
    await user.click(search)
    await user.paste('Mail')
    await waitFor(() => expect(names(dialog)).toEqual(['mail', 'mail-outline']))
    expect(searched(sent).filter(({ set }) => set === 'mat')).toEqual([
      { set: 'mat', q: '' },
      { set: 'mat', q: 'mail' },
    ])
  })

  it('sets the name by choosing, shows the picture at once and gives the focus back', async () => {
    const { user, dialog, row, sent } = await open()
    await user.click(await dialog.findByRole('button', { name: 'mail' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(field(row, 'Icon name')).toHaveValue('mail')
    expect(picture(row)).toBe(drawn(mailPicture.body))
    expect(searched(sent).filter(({ q }) => q === 'mail')).toEqual([])
    await waitFor(() => expect(row.getByRole('button', { name: 'Choose icon' })).toHaveFocus())
  })

  it('leads through the icons by the arrow keys, with one stop of the Tab key', async () => {
    const { user, dialog, row, search } = await open()
    const first = await dialog.findByRole('button', { name: 'home' })
    act(() => search.focus())
    await user.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(dialog.getByRole('button', { name: 'mail' })).toHaveFocus()
    const stops = within(dialog.getByRole('list', { name: 'Icons' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([document.activeElement])
    await user.keyboard('{Enter}')
    expect(field(row, 'Icon name')).toHaveValue('mail')
  })

  it('lets the answer to the latest search win', async () => {
    const late = Promise.withResolvers<typeof sampleIcons>()
    const { user, dialog, search, sent } = await open({
      [searchCall]: ({ q }: { q: string }) => (q === 'a' ? late.promise : searchIcons({ q })),
    })
    await dialog.findByRole('button', { name: 'terrain' })
    await user.type(search, 'a')
    await waitFor(() => expect(searched(sent)).toContainEqual({ set: 'mat', q: 'a' }))
    await user.type(search, 'rchive')
    await waitFor(() => expect(names(dialog)).toEqual(['archive']))
    await act(async () => late.resolve(searchIcons({ q: 'a' })))
    expect(names(dialog)).toEqual(['archive'])
  })

  it('says that nothing was found', async () => {
    const { user, dialog, search } = await open()
    await user.type(search, 'zebra')
    expect(await dialog.findByText('No icons found')).toBeVisible()
  })

  it('offers to try again what could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let up = false
    const { user, dialog } = await open({
      [searchCall]: ({ q }: { q: string }) => (up ? searchIcons({ q }) : Promise.reject(new Error('down'))),
    })
    expect(await dialog.findByText('The icons could not be loaded')).toBeVisible()
    up = true
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'terrain' })).toBeVisible()
  })

  it('closes without a choice by Escape', async () => {
    const { user, row } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(field(row, 'Icon name')).toHaveValue('home')
  })
})
