import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getContent, getSetupData, progressStore, setupPage, type Answers } from '../../testing/progress-store.ts'
import { guides, manySystems, skippers } from '../../testing/sample-systems.ts'
import { answer, button, findMessage, leavesUnasked, patient, showPage } from '../../testing/show-page.tsx'

/** jsdom lays nothing out, so that there is nothing to be observed. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizes)
  Element.prototype.scrollTo = () => {}
})
afterEach(() => vi.restoreAllMocks())

const unattached = () => progressStore({ systems: [guides(), skippers()] })
const down = new ApiError('down', { status: 500, body: { error: 'The database is busy' } })
const nameInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'System name' })
const types = () => screen.queryAllByRole<HTMLInputElement>('radio')
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Select system' })

async function setUp(store = unattached(), answers?: Answers) {
  const shown = showPage(store, { ...(answers && { answers }) })
  await screen.findByRole('form', { name: 'Progression system' }, patient)
  return shown
}

/** The same with the form turned to existing systems. */
async function connect(store = unattached(), answers?: Answers) {
  const shown = await setUp(store, answers)
  await shown.user.click(screen.getByRole('radio', { name: 'Connect to an existing system' }))
  return shown
}

describe('setup', () => {
  it('asks for the systems of this page, each with id and name (PADM-019, API-057)', async () => {
    const { calls } = await connect()
    expect(calls).toContainEqual([getSetupData, { id: 7 }])
    const options = within(select()).getAllByRole<HTMLOptionElement>('option')
    expect(options.slice(1).map(({ value, text }) => [value, text])).toEqual([
      ['1', 'Guide training'],
      ['2', 'Skippers'],
    ])
  })

  it('offers both types where there are systems, a new one first (PADM-005, PADM-006, PADM-007, PADM-008)', async () => {
    await setUp()
    expect(screen.getByRole('group', { name: 'Type' })).toBeVisible()
    expect(types().map(({ value, checked }) => [value, checked])).toEqual([
      ['0', true],
      ['1', false],
    ])
  })

  it('can only create where there are none (PADM-005, PADM-009)', async () => {
    const { user, sent } = await setUp(progressStore())
    expect(types()).toEqual([])
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.type(nameInput(), 'Guides{Enter}')
    await screen.findByRole('heading', { name: 'Progression System: Guides' }, patient)
    expect(sent(setupPage)).toEqual([{ id: 7, SystemName: 'Guides' }])
  })

  it('says that the choice is permanent (PADM-016)', async () => {
    await setUp()
    expect(screen.getByText(/This choice is permanent and cannot be altered once saved/)).toBeVisible()
  })
})

describe('creating a system', () => {
  it('attaches the page to it, reads the page again and shows it (PADM-001, PADM-007, PADM-020, API-058)', async () => {
    const store = unattached()
    const { user, sent } = await setUp(store)
    await user.type(nameInput(), '  Divers ')
    await user.click(button('Save'))
    const heading = await screen.findByRole('heading', { name: 'Progression System: Divers' }, patient)
    expect(sent(setupPage)).toEqual([{ id: 7, SystemName: 'Divers' }])
    expect(sent(getContent)).toEqual([{ id: 7 }, { id: 7 }])
    expect(store.page.system).toBe(store.systems.at(-1)?.id)
    expect(screen.queryByRole('form')).toBeNull()
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it.each(['', '   '])('needs a name: %j is told of, and nothing is sent (PADM-022)', async (name) => {
    const { user, sent } = await setUp()
    if (name) await user.type(nameInput(), name)
    await user.click(button('Save'))
    expect(await findMessage()).toBe('A system name must be provided')
    await answer(user)
    await waitFor(() => expect(nameInput()).toHaveFocus())
    expect(sent(setupPage)).toEqual([])
  })

  it('refuses a name that another system has, ignoring case', async () => {
    const { user, sent } = await setUp()
    await user.type(nameInput(), 'guide TRAINING{Enter}')
    expect(await findMessage()).toBe('The item already exists')
    await answer(user)
    expect(sent(setupPage)).toEqual([])
    expect(nameInput()).toHaveValue('guide TRAINING')
  })

  it('reports that somebody else has used the name for a system meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = unattached()
    const { user } = await setUp(store)
    store.systems.push({ ...skippers(), id: 3, name: 'Divers' })
    await user.type(nameInput(), 'Divers{Enter}')
    expect(await findMessage()).toBe('The item already exists')
    await answer(user)
    expect(nameInput()).toHaveValue('Divers')
  })

  it('is done once on a double click, and shows that it is running', async () => {
    const reply = Promise.withResolvers<{ SystemId: number }>()
    const { user, sent } = await setUp(unattached(), { [setupPage]: () => reply.promise })
    await user.type(nameInput(), 'Divers')
    await user.dblClick(button('Save'))
    await user.type(nameInput(), '{Enter}')
    expect(sent(setupPage)).toHaveLength(1)
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    expect(button('Save')).toBeDisabled()
  })
})

describe('connecting to a system', () => {
  it('sends its id, reads the page again and shows it (PADM-001, PADM-008, PADM-020, API-058)', async () => {
    const { user, sent } = await connect()
    await user.selectOptions(select(), 'Skippers')
    await user.click(button('Save'))
    await screen.findByRole('heading', { name: 'Progression System: Skippers' }, patient)
    expect(sent(setupPage)).toEqual([{ id: 7, SystemId: 2 }])
    expect(sent(getContent)).toHaveLength(2)
  })

  it('cannot be saved before one is chosen (PADM-008)', async () => {
    const { user, sent } = await connect()
    expect(button('Save')).toBeDisabled()
    await user.type(nameInput(), 'Skippers{Enter}')
    expect(sent(setupPage)).toEqual([])
    await user.selectOptions(select(), 'Skippers')
    expect(button('Save')).toBeEnabled()
  })

  it('fills the name in, which is required although it is not sent (PADM-023)', async () => {
    const { user, sent } = await connect()
    await user.selectOptions(select(), 'Skippers')
    expect(nameInput()).toHaveValue('Skippers')
    await user.clear(nameInput())
    await user.click(button('Save'))
    expect(await findMessage()).toBe('A system name must be provided')
    await answer(user)
    expect(sent(setupPage)).toEqual([])
    await user.selectOptions(select(), 'Guide training')
    expect(nameInput()).toHaveValue('Guide training')
  })

  it('finds one out of many by a part of its name (PADM-008)', async () => {
    const { user, sent } = await connect(progressStore({ systems: manySystems(30) }))
    await user.type(screen.getByRole('combobox', { name: 'Select system' }), '2')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12))
    await user.click(screen.getByRole('option', { name: 'System 23' }))
    expect(nameInput()).toHaveValue('System 23')
    await user.click(button('Save'))
    await screen.findByRole('heading', { name: 'Progression System: System 23' }, patient)
    expect(sent(setupPage)).toEqual([{ id: 7, SystemId: 23 }])
  })

  it('clears the choice when the type changes', async () => {
    const { user } = await connect()
    await user.selectOptions(select(), 'Skippers')
    await user.click(screen.getByRole('radio', { name: 'Create a new system' }))
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(nameInput()).toHaveValue('')
    await user.click(screen.getByRole('radio', { name: 'Connect to an existing system' }))
    expect(button('Save')).toBeDisabled()
  })
})

describe('a setup that fails', () => {
  it.each([
    ['creating', setUp, async (user: Awaited<ReturnType<typeof setUp>>['user']) => user.type(nameInput(), 'Divers')],
    [
      'connecting',
      connect,
      async (user: Awaited<ReturnType<typeof setUp>>['user']) => user.selectOptions(select(), 'Skippers'),
    ],
  ])("alerts, shows the server's reason and keeps the form: %s (PADM-028)", async (_, open, fill) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const text = 'Failed to create system, see browser log for more information'
    const { user, sent } = await open(unattached(), { [setupPage]: () => Promise.reject(down) })
    await fill(user)
    const name = nameInput().value
    await user.click(button('Save'))
    expect(await findMessage()).toBe(text)
    expect(log.mock.calls).toEqual([[text, down]])
    await answer(user)
    expect(screen.getByRole('alert')).toHaveTextContent('The database is busy')
    expect(nameInput()).toHaveValue(name)
    expect(button('Save')).toBeEnabled()
    expect(sent(getContent)).toHaveLength(1)
  })

  it('shows what somebody else has attached the page to meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = unattached()
    const { user } = await setUp(store)
    store.page.system = 2
    await user.type(nameInput(), 'Divers{Enter}')
    expect(await findMessage()).toBe('Failed to create system, see browser log for more information')
    await answer(user)
    expect(await screen.findByRole('heading', { name: 'Progression System: Skippers' }, patient)).toBeVisible()
  })

  it('shows the spinner, not the form, until a page that was set up could be read again (PADM-020)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = unattached()
    let up = true
    const { user, sent } = await setUp(store, {
      [getContent]: (input) => (up ? store.answers[getContent](input) : Promise.reject(down)),
    })
    up = false
    await user.type(nameInput(), 'Divers{Enter}')
    await waitFor(() => expect(sent(getContent)).toHaveLength(2))
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByText('Loading...')).toBeVisible()
    await act(async () => void (up = true))
    expect(await screen.findByRole('heading', { name: 'Progression System: Divers' }, patient)).toBeVisible()
  })
})

describe('leaving', () => {
  it('asks once something is typed or chosen', async () => {
    const { user } = await setUp()
    expect(leavesUnasked()).toBe(true)
    await user.type(nameInput(), 'D')
    expect(leavesUnasked()).toBe(false)
  })
})
