import { ApiError, type Page, type PageType } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '@sitewright/api-client/testing'
import { closed, create, description, openClone, openNew, shortcut, submit, type } from '../testing/open-new-page.tsx'
import { samplePage, samplePages, sampleTypes } from '../testing/samples.ts'
import { pagedPages } from '../testing/paged-pages.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = 'Failed to create page, see browser log for more information'

const never = <Reply,>() => new Promise<Reply>(() => {})

describe('New Page dialog', () => {
  it("opens by 'Create New Page' (PAGE-001) with its fields and buttons (PAGE-024, PAGE-025, PAGE-026)", async () => {
    const { dialog } = await openNew()
    expect(description(dialog)).toHaveValue('')
    expect(shortcut(dialog)).toHaveAttribute('placeholder', 'contact')
    expect(type(dialog)).toHaveDisplayValue('Single page')
    expect(
      within(type(dialog))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Single page', 'Sectioned page', 'Contact form'])
    expect(submit(dialog)).toBeEnabled()
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeEnabled()
  })

  it("lists each type's title and detail in the table 'Page types' (PAGE-028)", async () => {
    const { dialog } = await openNew()
    const table = within(dialog.getByRole('table', { name: 'Page types' }))
    for (const { title, detail } of sampleTypes)
      expect(table.getByRole('row', { name: `${title} ${detail}` })).toBeInTheDocument()
  })

  it('sends type, description, shortcut and cloneid 0 (API-028), appends the page and renews the routes', async () => {
    const { user, refresh, created, dialog } = await openNew()
    await user.type(description(dialog), 'Ruapehu Lodge')
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), '/lodge/')
    await user.selectOptions(type(dialog), 'Sectioned page')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toEqual([{ id: 2, detail: 'Ruapehu Lodge', url: '/lodge/', cloneid: 0 }])
    expect(refresh).toHaveBeenCalledOnce()
    const row = screen.getAllByRole('row').at(-1)!
    expect(within(row).getByRole('link', { name: 'Ruapehu Lodge' })).toHaveAttribute('href', '/pages/sectioned-page/41')
    expect(within(row).getByRole('link', { name: '/lodge' })).toHaveAttribute('href', '/lodge')
  })

  it('shows the new page only once its address is known to the site', async () => {
    let known = () => {}
    const { user, refresh, dialog } = await openNew()
    refresh.mockReturnValue(new Promise<void>((resolve) => (known = resolve)))
    await user.type(description(dialog), 'Ruapehu Lodge')
    await user.click(submit(dialog))
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    expect(screen.queryByText('Ruapehu Lodge')).not.toBeInTheDocument()
    known()
    expect(await screen.findByText('Ruapehu Lodge')).toBeInTheDocument()
  })

  it('proposes a shortcut from the description until somebody types one themselves', async () => {
    const { user, created, dialog } = await openNew()
    await user.type(description(dialog), " Kim's Hütte & 2 lakes!")
    expect(shortcut(dialog)).toHaveValue('kims-hütte-2-lakes')
    await user.clear(description(dialog))
    expect(shortcut(dialog)).toHaveValue('')
    await user.type(description(dialog), 'Huts')
    expect(shortcut(dialog)).toHaveValue('huts-2')
    await user.clear(description(dialog))
    await user.type(description(dialog), 'Search')
    expect(shortcut(dialog)).toHaveValue('')
    await user.type(shortcut(dialog), 'find')
    await user.type(description(dialog), ' the hills')
    expect(shortcut(dialog)).toHaveValue('find')
    await user.clear(shortcut(dialog))
    await user.type(description(dialog), '!')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toMatchObject([{ detail: 'Search the hills!', url: '' }])
  })

  it('says at the field that another page has the shortcut, and proposes one that none has', async () => {
    const check: NonNullable<Answers['GET private/page-check-shortcut.json.php']> = ({ url }) =>
      url === 'lodge' ? { problem: 'taken', free: 'lodge-7' } : { problem: null, free: url }
    const { user, dialog } = await openNew({ 'GET private/page-check-shortcut.json.php': check })
    await user.type(description(dialog), 'Lodge')
    await waitFor(() => expect(shortcut(dialog)).toHaveValue('lodge-7'))
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'lodge')
    expect(await dialog.findByText('Another page has this shortcut already. Not taken yet: lodge-7')).toBeVisible()
    expect(shortcut(dialog)).toBeInvalid()
    await user.type(shortcut(dialog), 's')
    expect(shortcut(dialog)).toBeValid()
  })

  it('leads on to the content of the new page', async () => {
    const { user, dialog } = await openNew()
    await user.type(description(dialog), 'Ruapehu Lodge')
    await user.click(submit(dialog))
    await closed()
    expect(screen.getByText(/‘Ruapehu Lodge’ was created. Visitors do not see it/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Write its content' })
    expect(link).toHaveAttribute('href', '/pages/single-page/41#edit')
    await waitFor(() => expect(link).toHaveFocus())
  })

  it('says at the field what a shortcut may be, once, and sends nothing until it is one', async () => {
    const { user, created, dialog } = await openNew()
    await user.type(shortcut(dialog), 'our huts?')
    expect(dialog.queryByText(/Use letters and numbers/)).toBeNull()
    await user.click(submit(dialog))
    expect(await dialog.findByText(/Use letters and numbers/)).toBeVisible()
    expect(shortcut(dialog)).toBeInvalid()
    expect(shortcut(dialog)).toHaveFocus()
    expect(shortcut(dialog)).toHaveAccessibleDescription(/Use letters and numbers/)
    expect([created(), screen.queryByRole('alertdialog')]).toEqual([[], null])
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'our-huts')
    expect(shortcut(dialog)).toBeValid()
    await user.click(submit(dialog))
    await closed()
    expect(created()).toMatchObject([{ url: 'our-huts' }])
  })

  it('says what a page without a title is shown as, and what the title is for', async () => {
    const { user, dialog } = await openNew()
    expect(description(dialog)).toHaveAccessibleDescription(/Without one, lists show ‘\[no title\]’/)
    await user.type(description(dialog), 'Huts')
    expect(description(dialog)).toHaveAccessibleDescription(/the column ‘Browser Title’ show it\.$/)
  })

  it('accepts empty values (PAGE-032)', async () => {
    const { user, created, dialog } = await openNew()
    await user.click(submit(dialog))
    await closed()
    expect(created()).toEqual([{ id: 1, detail: '', url: '', cloneid: 0 }])
  })

  it("has CREATE as the form's default button, the one that Enter presses", async () => {
    const { created, dialog } = await openNew()
    const { form } = description(dialog) as HTMLInputElement
    const first = Array.from(form!.elements).find((element) => element.getAttribute('type') === 'submit')
    expect(first).toBe(submit(dialog))
    form!.requestSubmit()
    await waitFor(() => expect(created()).toHaveLength(1))
  })

  it('creates one page on a double click', async () => {
    const { user, created, dialog } = await openNew({ [create]: () => never() })
    await user.dblClick(submit(dialog))
    expect(created()).toHaveLength(1)
    expect(submit(dialog)).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeDisabled()
  })

  it('alerts a failure, logs it, and keeps the dialog with everything typed (PAGE-033)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('409', { status: 409, body: { error: 'Another page has this shortcut' } })
    const { user, created, dialog } = await openNew({
      [create]: vi
        .fn(() => ({ id: 41 }))
        .mockImplementationOnce(() => {
          throw refusal
        }),
    })
    await user.type(description(dialog), 'Our huts again')
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'huts')
    await user.selectOptions(type(dialog), 'Contact form')
    await user.click(submit(dialog))

    const alert = await screen.findByRole('alertdialog')
    expect(within(alert).getByText(failure)).toBeVisible()
    expect(log.mock.calls.flat()).toContain(refusal)
    await user.click(within(alert).getByRole('button', { name: 'OK' }))

    expect(await dialog.findByRole('alert')).toHaveTextContent('Another page has this shortcut')
    expect(description(dialog)).toHaveValue('Our huts again')
    expect(shortcut(dialog)).toHaveValue('huts')
    expect(type(dialog)).toHaveDisplayValue('Contact form')
    await waitFor(() => expect(submit(dialog)).toBeEnabled())
    await user.type(shortcut(dialog), '-2')
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(submit(dialog))
    await closed()
    expect(created()).toHaveLength(2)
  })

  it('closes on CANCEL and creates nothing', async () => {
    const { user, created, dialog } = await openNew()
    await user.type(description(dialog), 'Never mind')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await closed()
    expect(created()).toEqual([])
  })

  it('asks before Escape throws away what was typed', async () => {
    const { user, dialog } = await openNew()
    await user.type(description(dialog), 'Half a thought')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(await dialog.findByRole('textbox', { name: 'Page Description' })).toHaveValue('Half a thought')
  })
})

describe('New Page dialog without page types', () => {
  it('keeps CREATE disabled until they have loaded (PAGE-027)', async () => {
    let arrive = (_: PageType[]) => {}
    const { dialog } = await openNew({
      'GET private/pagetype-get-list.json.php': () => new Promise<PageType[]>((resolve) => (arrive = resolve)),
    })
    expect(submit(dialog)).toBeDisabled()
    arrive(sampleTypes)
    await waitFor(() => expect(submit(dialog)).toBeEnabled())
    expect(type(dialog)).toHaveDisplayValue('Single page')
  })

  it('offers to load them again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, dialog } = await openNew({
      'GET private/pagetype-get-list.json.php': vi
        .fn(() => sampleTypes)
        .mockImplementationOnce(() => {
          throw new ApiError('down', { status: 0 })
        }),
    })
    expect(dialog.getByText('The page types could not be loaded.')).toBeVisible()
    expect(submit(dialog)).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(submit(dialog)).toBeEnabled())
  })
})

describe('Clone Page dialog', () => {
  it('opens from a row (PAGE-008) with description and shortcut of the source (PAGE-024, PAGE-029)', async () => {
    const { dialog } = await openClone('Our huts')
    expect(description(dialog)).toHaveValue('Our huts')
    expect(shortcut(dialog)).toHaveValue('huts')
    expect(shortcut(dialog)).toHaveAttribute('placeholder', 'contact')
  })

  it('goes on to the nearest shortcut that no page has, and asks nothing before that is thrown away', async () => {
    const { user, dialog } = await openClone('Our huts', {
      'GET private/page-check-shortcut.json.php': ({ url }) =>
        url === 'huts' ? { problem: 'taken', free: 'huts-2' } : { problem: null, free: url },
    })
    await waitFor(() => expect(shortcut(dialog)).toHaveValue('huts-2'))
    expect(shortcut(dialog)).toBeValid()
    expect(dialog.queryByText(/Another page has this shortcut/)).toBeNull()
    await user.keyboard('{Escape}')
    await closed()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('leaves a shortcut that somebody typed', async () => {
    const { user, dialog } = await openClone('Our huts', {
      'GET private/page-check-shortcut.json.php': ({ url }) =>
        url.startsWith('huts') ? { problem: 'taken', free: 'huts-2' } : { problem: null, free: url },
    })
    await waitFor(() => expect(shortcut(dialog)).toHaveValue('huts-2'))
    await user.clear(shortcut(dialog))
    await user.type(shortcut(dialog), 'huts')
    expect(await dialog.findByText('Another page has this shortcut already. Not taken yet: huts-2')).toBeVisible()
    expect(shortcut(dialog)).toHaveValue('huts')
  })

  it('has neither a type selector (PAGE-026) nor the table of types (PAGE-028)', async () => {
    const { dialog } = await openClone('Our huts')
    // as late as what shows the types
    await waitFor(() => expect(submit(dialog)).toBeEnabled())
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    expect(dialog.queryByRole('table')).not.toBeInTheDocument()
  })

  it("sends the type with the source's renderer (PAGE-030) and the source as cloneid (API-028)", async () => {
    const { user, created, dialog } = await openClone('Write to us')
    await user.clear(description(dialog))
    await user.type(description(dialog), 'Book a bunk')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toEqual([{ id: 3, detail: 'Book a bunk', url: '', cloneid: 3 }])
    expect(screen.getByRole('link', { name: 'Book a bunk' })).toHaveAttribute('href', '/pages/form/41')
  })

  it('keeps CREATE disabled until the page types have loaded (PAGE-027)', async () => {
    const { dialog } = await openClone('Our huts', { 'GET private/pagetype-get-list.json.php': () => never() })
    expect(submit(dialog)).toBeDisabled()
  })

  it('says why a page of a type that is gone cannot be cloned', async () => {
    const orphan: Page = { ...samplePage(9, 'Old gallery', ''), renderer: 'gallery', detail: 'Gallery' }
    const { dialog } = await openClone('Old gallery', {
      'GET private/page-get-paged.json.php': pagedPages(() => [...samplePages, orphan]),
    })
    expect(await dialog.findByText('Pages of the type ‘Gallery’ can no longer be created.')).toBeVisible()
    expect(submit(dialog)).toBeDisabled()
  })
})
