import { TestEventSource } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, inboxCalls, openInbox, openMessage, press, row } from '../../testing/open-inbox.tsx'
import { delivered, inboxServer } from '../../testing/sample-submissions.ts'
import type { DeliveredSubmission } from '../../submission.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  TestEventSource.opened = []
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => void vi.unstubAllGlobals())

const carla: DeliveredSubmission & { note: string } = {
  ...{ id: 13, title: 'Book a hut', email: 'carla@example.org', form: 7, mark: 'new', note: '' },
  time: delivered[0]!.time + 60,
}

/** The inbox, and a server that tells of what others do. */
async function open(answers: Parameters<typeof openInbox>[0] = {}) {
  const server = inboxServer()
  const remove = ({ id }: Record<string, unknown>) => {
    server.kept.splice(
      server.kept.findIndex((one) => one.id === id),
      1,
    )
    return {}
  }
  const inbox = openInbox({ [inboxCalls.remove]: remove, ...answers }, server)
  await row(/anna/)
  let changes = 0
  const source = TestEventSource.opened[0]!
  const tell = () => source.tell({ changes: changes++ })
  // that it is listened to
  tell()
  return { ...inbox, tell, remove, source }
}

const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('cell')[0]!.textContent)

/** What the list was asked for so far, and once again it is answered. */
async function readAgain({ tell, made }: Pick<Awaited<ReturnType<typeof open>>, 'tell' | 'made'>) {
  const before = made(inboxCalls.list).length
  tell()
  await waitFor(() => expect(made(inboxCalls.list)).toHaveLength(before + 1))
}

describe('the inbox', () => {
  it('shows a message that comes while it is open, above the others, and goes on where somebody was', async () => {
    const { user, server, tell, source } = await open()
    expect(source.url).toBe('/api/1/private/form-submission-news.php')
    expect(TestEventSource.opened).toHaveLength(1)
    const button = within(await row(/ben/)).getByRole('button', { name: 'Delete submission' })
    button.focus()
    server.kept.unshift(carla)
    tell()
    expect(await row(/carla/)).toBeVisible()
    expect(rowNames()).toEqual(['carla@example.org', 'anna@example.org', 'ben@example.org', 'win@example.net'])
    expect(screen.getByText('4 submissions')).toBeVisible()
    expect(button).toHaveFocus()
    await user.type(screen.getByRole('searchbox', { name: 'Search submissions' }), 'carla')
    expect(await screen.findByText('1 submission')).toBeVisible()
  })

  it('shows what others mark and delete, and how many wait', async () => {
    let total = 1
    const waiting = 'GET private/form-get-release-paged.json.php'
    const { server, tell } = await open({ [waiting]: () => ({ items: [], next: null, total }) })
    expect(await screen.findByText(/^1 message waits/)).toBeVisible()
    server.kept[0]!.mark = 'done'
    server.kept.pop()
    total = 2
    tell()
    expect(await within(await row(/anna/)).findByText('Done')).toBeVisible()
    expect(rowNames()).toEqual(['anna@example.org', 'ben@example.org'])
    expect(await screen.findByText(/^2 messages wait/)).toBeVisible()
  })

  it('offers the form of a message that is the first of it', async () => {
    const { server, tell } = await open()
    server.kept.unshift({ ...carla, form: 9, title: 'Walks' })
    tell()
    expect(await screen.findByRole('option', { name: 'Walks' })).toBeVisible()
  })

  it('keeps what was deleted here in its place, so that it can be brought back', async () => {
    answering(true)
    const inbox = await open({
      'GET protected/get-system-property.json.php': () => ['30'],
      'POST private/trash-restore.json.php': () => {
        inbox.server.kept.splice(2, 0, { ...delivered[1]!, note: '' })
        return { notes: [] }
      },
    })
    await press(inbox.user, /ben/, 'Delete submission')
    expect(await screen.findByText('Deleted')).toBeVisible()
    inbox.server.kept.unshift(carla)
    await readAgain(inbox)
    expect(await row(/carla/)).toBeVisible()
    expect(rowNames()).toEqual(['carla@example.org', 'anna@example.org', 'ben@example.org', 'win@example.net'])
    await inbox.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
    await readAgain(inbox)
    expect(rowNames()).toEqual(['carla@example.org', 'anna@example.org', 'ben@example.org', 'win@example.net'])
  })

  it('keeps what was marked here where only others are shown, until something else is asked for', async () => {
    const inbox = await open()
    const { user, server } = inbox
    const state = screen.getByRole('combobox', { name: 'State' })
    await user.selectOptions(state, 'New')
    await screen.findByText('1 submission')
    await press(user, /anna/, 'Mark as done')
    expect(await within(await row(/anna/)).findByText('Done')).toBeVisible()
    server.kept.unshift(carla)
    await readAgain(inbox)
    await row(/carla/)
    expect(rowNames()).toEqual(['carla@example.org', 'anna@example.org'])
    // once more, when it is no longer listed
    await press(user, /anna/, 'Mark as new again')
    expect(await within(await row(/anna/)).findByText('New')).toBeVisible()
    await press(user, /anna/, 'Mark as done')
    expect(await within(await row(/anna/)).findByText('Done')).toBeVisible()
    await user.selectOptions(state, 'Spam')
    await row(/win/)
    await user.selectOptions(state, 'New')
    await row(/carla/)
    expect(rowNames()).toEqual(['carla@example.org'])
  })

  it('drops what others mark where only others are shown', async () => {
    const { user, server, tell } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Done')
    await screen.findByText('1 submission')
    server.kept.find(({ mark }) => mark === 'done')!.mark = 'spam'
    tell()
    await waitFor(() => expect(screen.queryByRole('row', { name: /ben/ })).toBeNull())
  })
})

describe('a message that is open', () => {
  const field = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: 'Internal note' })

  it('shows the note that somebody else writes', async () => {
    const { user, server, tell } = await open()
    const dialog = await openMessage(user)
    server.kept[0]!.note = 'Asked for dates'
    tell()
    await waitFor(() => expect(field(dialog)).toHaveValue('Asked for dates'))
    expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled()
    await user.type(field(dialog), ' again')
    await user.click(dialog.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(server.kept[0]!.note).toBe('Asked for dates again'))
  })

  it('keeps what is typed in it, and its place, whatever others do', async () => {
    const inbox = await open()
    const { user, server, made } = inbox
    const dialog = await openMessage(user)
    await user.type(field(dialog), 'Hut is')
    server.kept[0]!.note = 'Asked for dates'
    server.kept.unshift(carla)
    await readAgain(inbox)
    await waitFor(() => expect(made(inboxCalls.read)).toHaveLength(2))
    await user.type(field(dialog), ' full')
    expect(field(dialog)).toHaveValue('Hut is full')
    await user.click(dialog.getByRole('button', { name: 'Save note' }))
    expect(await dialog.findByText(/It says now: Asked for dates/)).toBeVisible()
    expect(field(dialog)).toHaveValue('Hut is full')
  })

  it('stays open when somebody else deletes it', async () => {
    const inbox = await open()
    const dialog = await openMessage(inbox.user)
    await inbox.user.type(field(dialog), 'Hut is full')
    inbox.server.kept.shift()
    await readAgain(inbox)
    await waitFor(() => expect(screen.queryByText('anna@example.org: read message')).toBeNull())
    expect(field(dialog)).toHaveValue('Hut is full')
  })
})
