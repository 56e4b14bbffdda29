import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleAccess } from '../testing/role-samples.ts'
import { samplePage, samplePages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The screen with its lists loaded. */
async function open(answers: Answers = {}, permissions: readonly string[] = []) {
  const fake = fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() => samplePages),
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    ...answers,
  })
  render(
    <TestSite api={fake.api} permissions={permissions}>
      <PageManager />
    </TestSite>,
  )
  await screen.findByRole('heading', { name: 'Page Manager' })
  return { ...fake, user: userEvent.setup() }
}

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) })
const title = async (name: string) => within(await row(name)).getByRole('link', { name })
const bodyRows = () =>
  screen.getAllByRole('row').filter((one) => within(one).queryAllByRole('columnheader').length === 0)
const titles = () => bodyRows().map((one) => within(one).getAllByRole('link')[0]!.textContent)
const listed = (names: string[]) => waitFor(() => expect(titles()).toEqual(names))
const header = (name: string) => screen.getByRole('columnheader', { name })

const sortBy = (name: string) => within(header(name)).getByRole('button')

/** The colour that the style sheets give the element itself; jsdom resolves no custom properties. */
function declaredColor(element: Element): string | undefined {
  return Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSStyleRule)
    .findLast((rule) => rule.style.color !== '' && element.matches(rule.selectorText))?.style.color
}

describe('Page Manager', () => {
  it('asks once for the first pages, and for page types (API-027) without payload', async () => {
    const { calls } = await open()
    await row('Our huts')
    const listing = calls.filter(([call]) => call !== 'GET private/session-account.json.php')
    expect(listing).toHaveLength(2)
    expect(listing).toContainEqual(['GET private/page-get-paged.json.php', {}])
    expect(listing).toContainEqual(['GET private/pagetype-get-list.json.php'])
  })

  it('shows browser title, shortcut and type of every page (PAGE-002)', async () => {
    await open()
    const cells = within(await row('Our huts')).getAllByRole('cell')
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['Our huts', '/huts', 'Single page'])
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual(['Browser Title', 'URL shortcut', 'Page Type'])
  })

  it("leads to the page's own address (PAGE-011) and to its shortcut (PAGE-012)", async () => {
    await open()
    const huts = within(await row('Our huts'))
    expect(huts.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/pages/single-page/2')
    expect(huts.getByRole('link', { name: '/huts' })).toHaveAttribute('href', '/huts')
  })

  it('leads those who may write a page to its editor, first of all', async () => {
    const pages = samplePages.map((page, index) => ({
      ...page,
      ...(index < 2 && { editor: index === 1 ? 'plugin.singlepage.editor' : 'plugin.sectionedpage.editor' }),
    }))
    const { user } = await open({ 'GET private/page-get-paged.json.php': pagedPages(() => pages) }, [
      'plugin.singlepage.editor',
    ])
    const write = within(await row('Our huts')).getByRole('link', { name: 'Write page content' })
    expect(write).toHaveAttribute('href', '/pages/single-page/2#edit')
    const settings = within(await row('Our huts')).getByRole('button', { name: 'Edit page settings' })
    expect(write.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    for (const other of ['Welcome', 'Write to us'])
      expect(within(await row(other)).queryByRole('link', { name: 'Write page content' })).toBeNull()
    await user.hover(write)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Write page content')
  })

  it('has a word of its label beside the icon of each action, and is called by the label all the same', async () => {
    await open()
    const huts = within(await row('Our huts'))
    for (const [label, word] of [
      ['Edit page settings', 'Settings'],
      ['Edit access permissions', 'Permissions'],
      ['Clone page', 'Clone'],
      ['Replace page', 'Replace'],
      ['Page history', 'History'],
      ['Delete page', 'Delete'],
    ] as const) {
      expect(huts.getByRole('button', { name: label })).toHaveTextContent(word)
    }
    expect(huts.getByRole('link', { name: 'Open page' })).toHaveTextContent('Open')
  })

  it("shows '[not set]' for an empty shortcut, and no link (PAGE-013)", async () => {
    await open()
    const contact = within(await row('Write to us'))
    expect(contact.getByText('[not set]')).toBeVisible()
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pages/form/3',
      '/pages/form/3',
    ])
  })

  it('shows the title of an unpublished page in grey (PAGE-014)', async () => {
    await open()
    expect(declaredColor(await title('Write to us'))).toContain('fg-muted')
    expect(declaredColor(await title('Our huts'))).not.toContain('muted')
  })

  it("says 'This page is not published' over an unpublished title only (PAGE-015)", async () => {
    await open()
    const [unpublished, published] = [await title('Write to us'), await title('Our huts')]
    vi.useFakeTimers()
    const tipOf = (element: Element) => {
      fireEvent.pointerEnter(element)
      act(() => void vi.advanceTimersByTime(1000))
      return screen.queryByRole('tooltip', { hidden: true })?.textContent // a popover, which jsdom takes for hidden
    }
    expect(tipOf(unpublished)).toBe('This page is not published')
    fireEvent.pointerLeave(unpublished)
    expect(tipOf(published)).toBeUndefined()
  })

  it("opens the Permission Editor of the page from 'Edit access permissions' (PAGE-009)", async () => {
    const { user, calls } = await open({ 'GET private/permission-editor-get-list.json.php': () => sampleAccess })
    for (const { name } of samplePages)
      expect(within(await row(name)).getByRole('button', { name: 'Edit access permissions' })).toBeEnabled()
    await user.click(within(await row('Our huts')).getByRole('button', { name: 'Edit access permissions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Permissions - Our huts' }))
    expect(await dialog.findByRole('checkbox', { name: 'Editors' })).toBeChecked()
    expect(calls).toContainEqual(['GET private/permission-editor-get-list.json.php', { id: 2, ctx: 'page' }])
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('marks published pages that are outside their dates', async () => {
    const soon = samplePage(4, 'Summer', 'summer', 1, { pub_start: 4_102_444_800 })
    const over = samplePage(5, 'Winter', 'winter', 1, { pub_end: 1_000_000_000 })
    await open({ 'GET private/page-get-paged.json.php': pagedPages(() => [...samplePages, soon, over]) })
    expect(within(await row('Summer')).getByText('Scheduled')).toBeVisible()
    expect(within(await row('Winter')).getByText('Ended')).toBeVisible()
    expect(screen.getAllByText(/Scheduled|Ended/)).toHaveLength(2)
  })
})

describe('how pages stand', () => {
  it('is told of each, in words', async () => {
    const pages = [
      samplePage(1, 'Shown', 'shown'),
      { ...samplePage(2, 'Kept', 'kept'), roles: ['Committee', 'Leaders'], menu: true },
      { ...samplePage(3, 'Hidden', '', 1, { published: false }), draft: true },
    ]
    await open({ 'GET private/page-get-paged.json.php': pagedPages(() => pages) })
    const states = async (name: string) => (await row(name)).querySelector('td:nth-child(4)')!.textContent
    expect(await states('Shown')).toBe('Published')
    expect(await states('Kept')).toBe('PublishedRestrictedIn menu')
    expect(await states('Hidden')).toBe('Not publishedDraft')
  })

  it('narrows the list down', async () => {
    const { user, calls } = await open()
    await row('Our huts')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'With a draft')
    await waitFor(() => expect(calls.at(-1)).toEqual(['GET private/page-get-paged.json.php', { state: 'draft' }]))
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filter' }))
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
  })
})

describe('the actions of a row', () => {
  it('begin with editing and opening, and end with deleting', async () => {
    await open()
    const actions = within(await row('Our huts'))
      .getAllByRole('cell')
      .at(-1)!
    const names = [...actions.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
    expect(names).toEqual([
      'Edit page settings',
      'Open page',
      'Edit access permissions',
      'Clone page',
      'Replace page',
      'Page history',
      'Delete page',
      'Page actions',
    ])
  })
})

describe('sorting the pages', () => {
  it("keeps the server's order at first", async () => {
    await open()
    await row('Our huts')
    expect(titles()).toEqual(['Welcome', 'Our huts', 'Write to us'])
  })

  it('sorts ascending, then descending, then not at all (PAGE-016), with a sort symbol (PAGE-003)', async () => {
    const { user } = await open()
    await row('Our huts')
    expect(header('Browser Title')).toHaveAttribute('aria-sort', 'none')
    const symbol = () => sortBy('Browser Title').querySelector('svg')?.outerHTML
    const symbols = [symbol()]

    await user.click(sortBy('Browser Title'))
    await listed(['Our huts', 'Welcome', 'Write to us'])
    expect(header('Browser Title')).toHaveAttribute('aria-sort', 'ascending')
    symbols.push(symbol())

    await user.click(sortBy('Browser Title'))
    await listed(['Write to us', 'Welcome', 'Our huts'])
    expect(header('Browser Title')).toHaveAttribute('aria-sort', 'descending')
    symbols.push(symbol())
    expect(new Set(symbols).size).toBe(3)

    await user.click(sortBy('Browser Title'))
    expect(header('Browser Title')).toHaveAttribute('aria-sort', 'none')
    await listed(['Welcome', 'Our huts', 'Write to us'])
  })

  it('starts ascending again on another column (PAGE-017); all three columns sort (PAGE-002)', async () => {
    const { user } = await open()
    await row('Our huts')
    await user.click(sortBy('Browser Title'))
    await user.click(sortBy('Browser Title'))
    await user.click(sortBy('URL shortcut'))
    expect(header('URL shortcut')).toHaveAttribute('aria-sort', 'ascending')
    expect(header('Browser Title')).toHaveAttribute('aria-sort', 'none')
    await listed(['Write to us', 'Our huts', 'Welcome'])

    await user.click(sortBy('Page Type'))
    expect(header('Page Type')).toHaveAttribute('aria-sort', 'ascending')
    await listed(['Write to us', 'Welcome', 'Our huts'])
    await user.click(sortBy('Page Type'))
    await listed(['Our huts', 'Welcome', 'Write to us'])
  })
})

describe('loading the lists', () => {
  it('says so when there are no pages yet', async () => {
    await open({ 'GET private/page-get-paged.json.php': pagedPages(() => []) })
    expect(await screen.findByText('There are no pages yet')).toBeVisible()
  })

  it('only logs that the pages could not be loaded (ERR-011), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const answer = vi.fn(pagedPages(() => samplePages)).mockImplementationOnce(() => {
      throw down
    })
    const { user } = await open({ 'GET private/page-get-paged.json.php': answer })
    expect(await screen.findByText('The pages could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row('Our huts')
  })

  it('only logs that the page types could not be loaded (ERR-007); the pages still show', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    await open({
      'GET private/pagetype-get-list.json.php': () => {
        throw down
      },
    })
    await row('Our huts')
    await waitFor(() => expect(log.mock.calls).toEqual([[down]]))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('loads the list anew when a page was created while it could not be shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = vi.fn(pagedPages(() => samplePages)).mockImplementationOnce(() => {
      throw new ApiError('down', { status: 0 })
    })
    const { user } = await open({
      'GET private/page-get-paged.json.php': answer,
      'POST private/page-create.json.php': () => ({ id: 41 }),
    })
    await screen.findByText('The pages could not be loaded')
    await user.click(screen.getByRole('button', { name: 'Create New Page' }))
    await user.click(await screen.findByRole('button', { name: 'CREATE' }))
    await row('Our huts')
    expect(answer).toHaveBeenCalledTimes(2)
  })
})
