import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, inboxCalls, openInbox, press, refusing, row } from '../../testing/open-inbox.tsx'
import { delivered, inboxServer } from '../../testing/sample-submissions.ts'

const { list, mark } = inboxCalls

beforeEach(() => void vi.restoreAllMocks())

describe('the list', () => {
  it('shows what was delivered, the newest first, each with its state', async () => {
    openInbox()
    await row(/anna/)
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each).getAllByRole('cell'))
    expect(cells.map((each) => [each[0]?.textContent, each[1]?.textContent, each[3]?.textContent])).toEqual([
      ['anna@example.org', 'Book a hut', 'New'],
      ['ben@example.org', 'Contact us', 'Done'],
      ['win@example.net', 'Contact us', 'Spam'],
    ])
    expect(screen.getByText('3 submissions')).toBeVisible()
  })

  it('says how messages come here where there are none', async () => {
    openInbox({}, inboxServer([]))
    expect(await screen.findByText('No messages yet')).toBeVisible()
    expect(screen.getByText(/Until its sender confirms the email address, it waits in the/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Form Release Manager' })).toHaveAttribute('href', '/pages/releasemanager')
    expect(screen.queryByRole('combobox', { name: 'Form' })).toBeNull()
  })

  it('says so above others too', async () => {
    openInbox({ 'GET private/form-get-release-paged.json.php': () => ({ items: [], next: null, total: 1 }) })
    const said = await screen.findByText(/^1 message waits for its sender to confirm the email address\./)
    expect(said).toHaveTextContent(/In the Form Release Manager, you can read and deliver it all the same\.$/)
  })

  it('says how many wait for a confirmed address, and leads there', async () => {
    const waiting = 'GET private/form-get-release-paged.json.php'
    const { made } = openInbox({ [waiting]: () => ({ items: [], next: null, total: 2 }) }, inboxServer([]))
    const said = await screen.findByText(/^2 messages wait for their sender to confirm the email address\./)
    expect(within(said).getByRole('link', { name: 'Form Release Manager' })).toHaveAttribute(
      'href',
      '/pages/releasemanager',
    )
    expect(screen.getAllByRole('link', { name: 'Form Release Manager' })).toHaveLength(1)
    expect(made(waiting)).toEqual([{ limit: 1 }])
  })

  it('has the first words of each message, which the list brings along', async () => {
    const [first, ...others] = delivered
    openInbox({}, inboxServer([{ ...first!, snippet: 'Anna Berg · Two nights. <b>' }, ...others]))
    expect(await within(await row(/anna/)).findByText('Anna Berg · Two nights. <b>')).toBeVisible()
  })

  it('says that messages reach nobody by email while no mail server is set', async () => {
    openInbox({ 'GET private/mail-goes-out.json.php': () => ({ sends: false }) })
    const said =
      /^Messages of forms reach nobody by email yet: no mail server is set.*page managers release messages by hand in the Form Release Manager.*Please tell an administrator\.$/
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('filters by state and form, searches, and shows all again', async () => {
    const { user, made } = openInbox({}, inboxServer(delivered.slice(1)))
    await row(/ben/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Spam')
    expect(await screen.findByText('1 submission')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New')
    expect(await screen.findByText('Nothing new')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all submissions' }))
    await row(/ben/)
    await user.type(screen.getByRole('searchbox', { name: 'Search submissions' }), 'nobody')
    expect(await screen.findByText('No submission matches ‘nobody’')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await row(/win/)
    expect(made(list)).toEqual([{}, { mark: 'spam' }, { mark: 'new' }, {}, { q: 'nobody' }, {}])
  })

  it('filters by form where there are several', async () => {
    const { user, made } = openInbox()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Form' }), 'Book a hut')
    expect(await screen.findByText('1 submission')).toBeVisible()
    expect(made(list)).toEqual([{}, { form: 7 }])
  })

  it('shows what its address asks for, and goes on with the next one', async () => {
    const { user, made, goTo } = openInbox({}, inboxServer(), false, { form: '7' })
    expect(await screen.findByText('1 submission')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Form' })).toHaveValue('7')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'All forms')
    await row(/win/)
    goTo({ mark: 'done' })
    expect(await screen.findByText('1 submission')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('done')
    expect(made(list)).toEqual([{ form: 7 }, {}, { mark: 'done' }])
  })

  it('that cannot be loaded can be tried again', async () => {
    answering(true)
    let down = true
    const server = inboxServer()
    const { user } = openInbox({ [list]: (input) => (down ? refusing() : server.answers[list](input)) }, server)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await user.click(retry)
    expect(await row(/anna/)).toBeVisible()
  })
})

describe('the marks', () => {
  it('are set and taken back in the row, which stays', async () => {
    const { user, made } = openInbox()
    await press(user, /anna/, 'Mark as done')
    expect(await within(await row(/anna/)).findByText('Done')).toBeVisible()
    await press(user, /anna/, 'Mark as new again')
    expect(await within(await row(/anna/)).findByText('New')).toBeVisible()
    expect(made(mark)).toEqual([
      { id: 12, mark: 'done' },
      { id: 12, mark: 'new' },
    ])
    expect(made(list)).toHaveLength(1)
  })

  it('that cannot be set are as they were, and it is said', async () => {
    const { alert } = answering(true)
    const { user } = openInbox({ [mark]: refusing })
    await press(user, /anna/, 'Mark as done')
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('The submission could not be marked'))
    expect(within(await row(/anna/)).getByText('New')).toBeVisible()
  })
})
