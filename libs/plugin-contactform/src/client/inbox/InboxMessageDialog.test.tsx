import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, inboxCalls, openInbox, openMessage, press, refusing, row } from '../../testing/open-inbox.tsx'
import { inboxServer } from '../../testing/sample-submissions.ts'

const { read, mark, note, remove } = inboxCalls

beforeEach(() => void vi.restoreAllMocks())

describe('a message', () => {
  it('is read, answered by email and marked', async () => {
    const { user, made } = openInbox()
    const dialog = await openMessage(user)
    expect(dialog.getAllByRole('term').map((each) => each.textContent)).toEqual(['Name', 'Message', 'Phone'])
    expect(dialog.getByText(/^· \w+day, \d+ November 2026.* · New$/)).toBeVisible()
    expect(dialog.getAllByText('anna@example.org')[0]).toBeVisible()
    expect(dialog.getByText(/^Its form keeps submissions for 90 days: .* 2027\.$/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Download Anna Berg.pdf' })).toHaveAttribute(
      'href',
      '/api/1/private/form-file.php?id=31',
    )
    expect(dialog.getByText('1.24 MB')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      'mailto:anna@example.org?subject=Re%3A%20Book%20a%20hut',
    )
    await user.click(dialog.getByRole('button', { name: 'Spam' }))
    expect(await dialog.findByRole('button', { name: 'Spam', pressed: true })).toHaveFocus()
    expect(made(mark)).toEqual([{ id: 12, mark: 'spam' }])
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await row(/anna/)).getByText('Spam')).toBeVisible()
  })

  it('shows small pictures of the pictures that came with it, and goes on without one that cannot be had', async () => {
    const server = inboxServer()
    const files = [
      { id: 31, label: 'Your CV', name: 'Anna Berg.pdf', size: 1_240_000 },
      { id: 32, label: 'Photos', name: 'Hut.jpg', size: 2_000_000, picture: true },
    ]
    const { user } = openInbox({ [read]: (input) => ({ ...server.answers[read](input), files }) }, server)
    const dialog = await openMessage(user)
    const picture = dialog.getByRole('img', { name: 'Hut.jpg' })
    expect(picture).toHaveAttribute('src', '/api/1/private/form-file.php?id=32&thumb=1')
    expect(dialog.getAllByRole('img')).toEqual([picture])
    expect(dialog.getByRole('link', { name: 'Download Hut.jpg' })).toHaveAttribute(
      'href',
      '/api/1/private/form-file.php?id=32',
    )
    fireEvent.error(picture)
    await waitFor(() => expect(dialog.queryByRole('img')).toBeNull())
    expect(dialog.getByRole('link', { name: 'Download Hut.jpg' })).toBeVisible()
  })

  it('that cannot be loaded can be tried again', async () => {
    answering(true)
    let down = true
    const server = inboxServer()
    const { user } = openInbox({ [read]: (input) => (down ? refusing() : server.answers[read](input)) }, server)
    await press(user, /anna/, 'anna@example.org: read message')
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a hut' }))
    await dialog.findByRole('alert')
    down = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Two nights.', { exact: false })).toBeVisible()
  })

  it('keeps its buttons where they are, so that a double click marks it once', async () => {
    const { user, made } = openInbox()
    const dialog = await openMessage(user)
    const names = () => dialog.getAllByRole('button').map((each) => each.textContent.trim())
    const [before, again] = [names(), dialog.getByRole('button', { name: 'New again' })]
    expect(again).toHaveAttribute('aria-disabled', 'true')
    const done = dialog.getByRole('button', { name: 'Done', pressed: false })
    await user.dblClick(done)
    expect(await dialog.findByRole('button', { name: 'Done', pressed: true })).toBe(done)
    expect(names()).toEqual(before)
    await user.click(done)
    expect(made(mark)).toEqual([{ id: 12, mark: 'done' }])
    await user.dblClick(again)
    expect(await dialog.findByRole('button', { name: 'Done', pressed: false })).toBe(done)
    expect(made(mark).slice(1)).toEqual([{ id: 12, mark: 'new' }])
  })

  it('is deleted after a question, and brought back in its row', async () => {
    const { confirm } = answering(true)
    const { user, made } = openInbox({
      'GET protected/get-system-property.json.php': () => ['30'],
      'POST private/trash-restore.json.php': () => ({ notes: [] }),
    })
    const dialog = await openMessage(user)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(confirm.mock.calls[0]![0]).toContain('From the trash, it can still be brought back for 30 days.')
    expect(made(remove)).toEqual([{ id: 12 }])
    await press(user, /anna/, 'Undo')
    expect(await within(await row(/anna/)).findByRole('button', { name: 'Delete submission' })).toBeVisible()
    expect(made('POST private/trash-restore.json.php')).toEqual([{ kind: 'form submission', id: 12 }])
  })

  it('that cannot be deleted stays', async () => {
    const { alert } = answering(true)
    const { user } = openInbox({ [remove]: refusing })
    await press(user, /anna/, 'Delete submission')
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(
        'An error occurred deleting the submission, see browser error log for details',
      ),
    )
    expect(await within(await row(/anna/)).findByRole('button', { name: 'Delete submission' })).toBeEnabled()
  })
})

describe('the note', () => {
  const field = (dialog: Awaited<ReturnType<typeof openMessage>>) =>
    dialog.getByRole('textbox', { name: 'Internal note' })

  it('is saved, and it is said so', async () => {
    const { user, made } = openInbox()
    const dialog = await openMessage(user)
    const save = dialog.getByRole('button', { name: 'Save note' })
    expect(save).toBeDisabled()
    await user.type(field(dialog), 'Hut is full')
    await user.click(save)
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(made(note)).toEqual([{ id: 12, note: 'Hut is full', before: '' }])
    expect(save).toBeDisabled()
  })

  it('stays where it cannot be saved, and is not left without a question', async () => {
    const { alert, confirm } = answering(false)
    const { user } = openInbox({ [note]: refusing })
    const dialog = await openMessage(user)
    await user.type(field(dialog), 'Hut is full')
    await user.click(dialog.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('The note could not be saved'))
    expect(field(dialog)).toHaveValue('Hut is full')
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard your changes?'))
    expect(field(dialog)).toHaveValue('Hut is full')
    confirm.mockReturnValue(true)
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is kept or discarded by buttons that say so', async () => {
    const { user } = openInbox({}, undefined, true)
    const dialog = await openMessage(user)
    await user.type(field(dialog), 'Hut is full')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field(dialog)).toHaveValue('Hut is full')
    await user.click(field(dialog))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows what somebody else wrote meanwhile, and is saved in its place when asked again', async () => {
    const { user, server } = openInbox()
    const dialog = await openMessage(user)
    server.kept[0]!.note = 'Asked for dates'
    await user.type(field(dialog), 'Hut is full')
    await user.click(dialog.getByRole('button', { name: 'Save note' }))
    expect(await dialog.findByText(/It says now: Asked for dates/)).toBeVisible()
    expect(field(dialog)).toHaveValue('Hut is full')
    await user.click(dialog.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(server.kept[0]!.note).toBe('Hut is full'))
    await waitFor(() => expect(dialog.queryByText(/Asked for dates/)).toBeNull())
  })
})
