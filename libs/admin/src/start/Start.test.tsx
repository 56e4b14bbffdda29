import { ApiError, type StartOverview } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Site } from '@sitewright/page-kit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { allPermissions, allScreens, busySite, newSite, waitingSubmissions } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import Start from './Start.tsx'

const releases = 'GET private/form-get-release-list.json.php'
const type = { id: 1, title: 'Single page', detail: 'One text', renderer: 'single-page' }

const home = { idMenuItem: 1, idParentMenuItem: 0, Label: 'Home', idPage: 1, SortOrder: 1, Children: [] }

interface Opened {
  permissions?: readonly string[]
  answers?: Answers
  publishingNotes?: NonNullable<Site['publishingNotes']>
}

async function open(overview: StartOverview, opened: Opened = {}) {
  const { permissions = allPermissions, answers = {}, publishingNotes } = opened
  const { api, calls } = fakeApi({
    'GET private/start-get.json.php': () => overview,
    'POST private/start-dismiss.json.php': () => ({}),
    'GET private/page-get-list.json.php': () => [],
    'GET private/pagetype-get-list.json.php': () => [type],
    'POST private/page-create.json.php': () => ({ id: 31 }),
    'POST private/page-update.json.php': () => ({}),
    'GET protected/plugin/get-content.json.php': () => ['', null, 1],
    'GET private/get_menu_structure.json.php': () => [home],
    'GET private/document-get-state.json.php': () => ({ version: 3, saved: 0, by: '' }),
    'POST private/set_menu_structure.json.php': () => [[-1, 8]],
    ...waitingSubmissions(0),
    ...answers,
  })
  render(
    <TestSite api={api} screens={allScreens} permissions={permissions} publishingNotes={publishingNotes}>
      <Start />
    </TestSite>,
  )
  const made = (key: string) => calls.filter(([one]) => one === key).map(([, input]) => input)
  await screen.findByRole('heading', { name: 'What waits' })
  return { made, user: userEvent.setup() }
}

const region = (name: string) => within(screen.getByRole('region', { name }))

it('lists what a new site needs, what of it is done, and where it is done', async () => {
  await open(newSite)
  const list = region('Set up your site')
  expect(list.getByText('1 of 6 done')).toBeInTheDocument()
  expect(list.getAllByRole('listitem')).toHaveLength(6)
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Name and look Done')
  expect(list.getByRole('link', { name: 'Account Manager' })).toHaveAttribute('href', '/pages/accountmanager')
  expect(list.getAllByRole('link', { name: 'Look' })).toHaveLength(1)
  expect(await region('What waits').findByText(/^Nothing\./)).toBeInTheDocument()
})

it('takes a step off the list', async () => {
  const { made, user } = await open(newSite)
  await user.click(screen.getByRole('button', { name: 'Dismiss ‘Imprint and privacy’' }))
  await waitFor(() => expect(region('Set up your site').getAllByRole('listitem')).toHaveLength(5))
  expect(made('POST private/start-dismiss.json.php')).toEqual([{ step: 'imprint' }])
  expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus()
})

it('puts another example in the place of one that nobody has changed', async () => {
  const { made, user } = await open(
    { ...newSite, example: 'walking-club' },
    { answers: { 'POST private/example-exchange.json.php': () => ({}) } },
  )
  const card = region('Begin with another example')
  expect(card.getByText(/^This site is the example of a walking club\./)).toBeVisible()
  expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Take the lodge',
    'Take the music school',
  ])
  await user.click(card.getByRole('button', { name: 'Take the music school' }))
  expect(await findMessage()).toBe('Put the example of a music school in the place of this one?')
  expect(made('POST private/example-exchange.json.php')).toEqual([])
  await answer(user, 'Exchange')
  await waitFor(async () => expect(await findMessage()).toBe('The site is the example of a music school now'))
  expect(made('POST private/example-exchange.json.php')).toEqual([{ starter: 'school' }])
  await answer(user)
  expect(await card.findByRole('button', { name: 'Take the walking club' })).toBeVisible()
})

it('says why an example cannot be exchanged any more', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await open(
    { ...newSite, example: 'lodge' },
    {
      answers: {
        'POST private/example-exchange.json.php': () => {
          throw new ApiError('Conflict', { status: 409, body: { error: 'Something was changed by now' } })
        },
      },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Take the walking club' }))
  await answer(user, 'Exchange')
  await waitFor(async () => expect(await findMessage()).toBe('Something was changed by now'))
})

it('offers no other example once something was changed', async () => {
  await open(newSite)
  expect(screen.queryByRole('region', { name: 'Begin with another example' })).toBeNull()
})

it('leaves dismissing to administrators', async () => {
  await open({ ...newSite, steps: newSite.steps.slice(1, 2) }, { permissions: ['core.page-manager'] })
  expect(region('Set up your site').getByRole('button', { name: 'Create a page' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull()
})

it('shows what waits and who visited once the site is set up', async () => {
  await open(busySite, { answers: { ...waitingSubmissions(3) } })
  const waiting = region('What waits')
  expect(await waiting.findByRole('link', { name: '3 submissions to look at' })).toHaveAttribute(
    'href',
    '/pages/releasemanager',
  )
  expect(waiting.getByRole('link', { name: '2 emails could not be sent' })).toHaveAttribute('href', '/pages/mail')
  expect(waiting.getByRole('link', { name: /Spring programme/ })).toHaveAttribute(
    'href',
    '/pages/single-page/4#edit-draft',
  )
  expect(region('Visits today').getByText(/1,240/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Set up your site' })).toBeNull()
})

it('names the types whose pages cannot be shown', async () => {
  const missingKinds = [
    { kind: 'recipe', pages: 1 },
    { kind: 'hut-book', pages: 1200 },
  ]
  await open({ ...newSite, missingKinds })
  const waiting = region('What waits')
  const link = await waiting.findByRole('link', { name: '1 page of the type ‘recipe’ cannot be shown' })
  expect(link).toHaveAttribute('href', '/pages/pagemanager')
  expect(waiting.getByRole('link', { name: '1,200 pages of the type ‘hut-book’ cannot be shown' })).toBeInTheDocument()
  expect(waiting.getAllByText('sitewright doctor')).toHaveLength(2)
  expect(waiting.queryByText(/^Nothing\./)).toBeNull()
})

it('asks only for what the person may open', async () => {
  const { made } = await open({ steps: [], drafts: [], moreDrafts: false }, { permissions: ['core.file-manager'] })
  expect(await screen.findByText(/^Nothing\./)).toBeInTheDocument()
  expect(made(releases)).toEqual([])
  expect(screen.queryByRole('button', { name: 'New page' })).toBeNull()
})

it('creates a page, publishes it and puts it into the menu, and goes there', async () => {
  const { made, user } = await open(newSite)
  const went = vi.fn((event: MouseEvent) => {
    const address = event.target instanceof HTMLAnchorElement ? event.target.getAttribute('href') : null
    if (address) event.preventDefault()
    return address
  })
  document.addEventListener('click', went)
  await user.click(screen.getByRole('button', { name: 'Create a page' }))
  await user.type(await screen.findByRole('textbox', { name: 'Page Description' }), 'Spring')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Add to menu' }), 'Under ‘Home’')
  await user.click(screen.getByRole('button', { name: 'CREATE' }))
  const dialog = within(await screen.findByRole('dialog', { name: '‘Spring’ was created' }))
  expect(dialog.getAllByRole('checkbox')).toEqual([dialog.getByRole('checkbox', { name: 'Publish it now' })])
  await user.click(screen.getByRole('checkbox', { name: 'Publish it now' }))
  await user.click(screen.getByRole('button', { name: 'Edit page' }))
  await waitFor(() => expect(went.mock.results.at(-1)?.value).toBe('/pages/single-page/31#edit'))
  document.removeEventListener('click', went)
  expect(made('POST private/set_menu_structure.json.php')).toMatchObject([
    { menu: [{ ...home, Children: [{ idMenuItem: -1, Label: 'Spring', idPage: 31, SortOrder: 1 }] }], delete: [] },
  ])
  expect(made('POST private/page-update.json.php')).toMatchObject([{ id: 31, title: 'Spring', published: true }])
})

it('asks before a page is published what Publish asks on the page itself', async () => {
  const left = '<p>Hello, we are [your club]</p>'
  const { made, user } = await open(newSite, {
    answers: {
      'GET protected/plugin/get-content.json.php': () => [left, null, 1],
      'GET private/mail-goes-out.json.php': () => ({ sends: false }),
    },
    publishingNotes: async () => ({ emails: true }),
  })
  const stay = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault()
  }
  document.addEventListener('click', stay)
  await user.click(screen.getByRole('button', { name: 'Create a page' }))
  await user.click(await screen.findByRole('button', { name: 'CREATE' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Publish it now' }))
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit page' }))
  await edit()
  expect(await findMessage()).toBe('This page still has words of a template: ‘[your club]’.')
  expect(screen.getByText(/^This page needs emails, but none go out/)).toBeInTheDocument()
  await answer(user, 'Cancel')
  expect(made('POST private/page-update.json.php')).toEqual([])
  await edit()
  await findMessage()
  await answer(user, 'Publish anyway')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  document.removeEventListener('click', stay)
  expect(made('POST private/page-update.json.php')).toMatchObject([{ published: true }])
})

it('puts a page at the end of the menu unless told otherwise', async () => {
  const { made, user } = await open(newSite)
  await user.click(screen.getByRole('button', { name: 'Create a page' }))
  await user.type(await screen.findByRole('textbox', { name: 'Page Description' }), 'Spring')
  expect(await screen.findByRole('combobox', { name: 'Add to menu' })).toHaveDisplayValue('At the end of the menu')
  await user.click(screen.getByRole('button', { name: 'CREATE' }))
  await screen.findByRole('dialog', { name: '‘Spring’ was created' })
  expect(made('POST private/set_menu_structure.json.php')).toMatchObject([
    { menu: [home, { Label: 'Spring', idPage: 31 }], delete: [] },
  ])
})

it('leaves a page out of a menu that could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(() => {
    throw new ApiError('down', { status: 500 })
  })
  const { made, user } = await open(newSite, { answers: { 'GET private/get_menu_structure.json.php': load } })
  await user.click(screen.getByRole('button', { name: 'Create a page' }))
  await user.type(await screen.findByRole('textbox', { name: 'Page Description' }), 'Spring')
  await waitFor(() => expect(load).toHaveBeenCalled())
  await user.click(screen.getByRole('button', { name: 'CREATE' }))
  await screen.findByRole('dialog', { name: '‘Spring’ was created' })
  expect(made('POST private/set_menu_structure.json.php')).toEqual([])
  vi.restoreAllMocks()
})

it('leaves a page out of the menu where that is chosen', async () => {
  const { made, user } = await open(newSite)
  const stay = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault()
  }
  document.addEventListener('click', stay)
  await user.click(screen.getByRole('button', { name: 'Create a page' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Add to menu' }), 'Not in the menu')
  await user.click(screen.getByRole('button', { name: 'CREATE' }))
  await screen.findByRole('dialog', { name: '‘[no title]’ was created' })
  await user.click(screen.getByRole('button', { name: 'Edit page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  document.removeEventListener('click', stay)
  expect(made('POST private/set_menu_structure.json.php')).toEqual([])
})

describe('somebody new who is no administrator', () => {
  const overview: StartOverview = { steps: [], drafts: [], moreDrafts: false, may: ['Manage files and folders'] }
  const answers: Answers = { 'GET private/session-account.json.php': () => ({ id: 7, email: 'kim@example.org' }) }
  const title = 'What you may do here'
  afterEach(() => localStorage.clear())

  it('is told what they may do and where to begin, until they dismiss it', async () => {
    const more = { ...overview, may: ['Manage files and folders', 'Edit single pages'], edits: ['Single page'] }
    const { user } = await open(more, { permissions: ['core.file-manager', 'core.menu-manager'], answers })
    const told = within(await screen.findByRole('region', { name: title }))
    expect(told.getByText('You can manage files and folders and edit single pages.')).toBeVisible()
    expect(told.getByText(/^To begin, open a page and press/)).toBeVisible()
    expect(told.getByRole('link', { name: 'Menu Editor' })).toHaveAttribute('href', '/pages/menueditor')
    await user.click(told.getByRole('button', { name: `Dismiss ‘${title}’` }))
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus()
  })

  it('is led to the only screen that they may open', async () => {
    await open(overview, { permissions: ['core.file-manager'], answers })
    const told = within(await screen.findByRole('region', { name: title }))
    expect(told.getByText(/^Your screen is the/)).toHaveTextContent('Your screen is the File Manager.')
    expect(told.queryByText(/press Edit/)).toBeNull()
  })

  it('is not told again, while somebody else on this device is', async () => {
    localStorage.setItem('sitewright.person', '7')
    localStorage.setItem('sitewright.view.7.start', JSON.stringify({ knowsRights: true }))
    await open(overview, { permissions: ['core.file-manager'], answers })
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    cleanup()
    const other: Answers = { 'GET private/session-account.json.php': () => ({ id: 8, email: 'sam@example.org' }) }
    await open(overview, { permissions: ['core.file-manager'], answers: other })
    expect(await screen.findByRole('region', { name: title })).toBeVisible()
  })

  it('reads nothing of it as an administrator', async () => {
    await open({ ...busySite, may: ['Administer the whole site'] }, { answers })
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })
})

it('opens its help', async () => {
  const { user } = await open(newSite)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  expect(await screen.findByText(/^The list names what a new site usually needs/)).toBeInTheDocument()
})
