import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openForm, patient, serverWith } from '../../testing/edit-form.tsx'
import { field, layout } from '../../testing/sample-forms.ts'

const booking = layout([field('text-single-input', { label: 'Name' })])
const refusing = () => Promise.reject(new Error('no answer'))

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('pre-authorization', () => {
  const key = 'GET protected/plugin/form/preauth.json.php'

  function answering(answer: (input: Record<string, unknown>) => unknown) {
    const asked: unknown[] = []
    const { answers } = serverWith(booking)
    return {
      asked,
      answers: { ...answers, [key]: (input: Record<string, unknown>) => (asked.push(input), answer(input)) },
    }
  }

  it("alerts the page's address without its query, and with the key (FORM-006, FORM-133, API-052)", async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    window.history.replaceState(null, '', '/pages/form/7?draft=1#top')
    const server = answering(() => ['a_key-1'])
    const { user } = await openForm(server)
    await user.click(await button('Get pre-authorization link'))
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pages/form/7?pa=a_key-1`),
    )
    expect(server.asked).toEqual([{ id: 7 }])
  })

  it('asks for an address, and says that it is pre-authorized (FORM-006, FORM-134, API-053)', async () => {
    vi.spyOn(window, 'prompt').mockReturnValue(' anna@example.org ')
    const server = answering(() => [1])
    const { user } = await openForm(server)
    await user.click(await button('Pre-authorize an email address'))
    expect(await screen.findByText('anna@example.org is pre-authorized')).toBeVisible()
    expect(server.asked).toEqual([{ id: 7, e: 'anna@example.org' }])
  })

  it.each([null, '', '  '])('does nothing where %j is given for an address (FORM-134, Q113)', async (given) => {
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue(given)
    const server = answering(() => [1])
    const { user } = await openForm(server)
    await user.click(await button('Pre-authorize an email address'))
    await waitFor(() => expect(prompt).toHaveBeenCalledOnce())
    expect(server.asked).toEqual([])
  })

  it.each([0, ''])('tells when the address could not be authorized: %j (FORM-143)', async (answer) => {
    vi.spyOn(window, 'prompt').mockReturnValue('anna')
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { user } = await openForm(answering(() => [answer]))
    await user.click(await button('Pre-authorize an email address'))
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(
        'Email address could not be authorized.  Please try again, or contact the system administrator if this problem persists.',
      ),
    )
    expect(screen.queryByText(/is pre-authorized/)).toBeNull()
  })

  it.each([
    ['Get pre-authorization link', 'Failed to obtain preauth key'],
    ['Pre-authorize an email address', 'Failed to preauth email address'],
  ])('reports when the call failed: %s (FORM-141, FORM-142)', async (name, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(window, 'prompt').mockReturnValue('anna@example.org')
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { user } = await openForm(answering(refusing))
    await user.click(await button(name))
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(text))
    expect(await button(name)).toBeEnabled()
  })
})

describe('what is pre-authorized', () => {
  const list = 'GET protected/plugin/form/preauth-list.json.php'
  const revoke = 'POST protected/plugin/form/preauth-revoke.json.php'
  const link = { id: 1, by: 'Kim', created: 1_790_000_000, expires: 1_792_592_000 }
  const address = { id: 2, email: 'anna@example.org', by: '', created: 1_780_000_000 }

  async function openList(given: Record<string, (input: Record<string, unknown>) => unknown> = {}, hosted = false) {
    const asked: unknown[] = []
    const answers = {
      [list]: () => [link, address],
      [revoke]: (input: object) => (asked.push(input), { revoked: 1, ids: [2] }),
    }
    const { user } = await openForm({ answers: { ...serverWith(booking).answers, ...answers, ...given } }, { hosted })
    await user.click(await button('Pre-authorized links and addresses'))
    const dialog = await screen.findByRole('dialog', { name: 'Pre-authorized links and addresses' }, patient)
    return { user, asked, dialog: within(dialog) }
  }

  it('is listed with who created it and its expiry, and is revoked one by one', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    const { user, asked, dialog } = await openList()
    const row = (await dialog.findByRole('cell', { name: 'anna@example.org' })).closest('tr')
    expect(row).toHaveTextContent(/Not known.*For ever/)
    const other = dialog.getByRole('cell', { name: 'Who has the link' }).closest('tr')
    expect(other).toHaveTextContent(/Kim.*until/)
    const press = () => user.click(dialog.getByRole('button', { name: 'Revoke anna@example.org' }))
    await press()
    expect(asked).toEqual([])
    await press()
    await waitFor(() => expect(dialog.queryByText('anna@example.org')).toBeNull())
    expect(asked).toEqual([{ id: 7, preauth: 2 }])
    expect(confirm).toHaveBeenLastCalledWith('Revoke anna@example.org? It must then be verified again.')
    expect(dialog.getByRole('button', { name: 'Revoke the link of Kim' })).toBeEnabled()
  })

  it('is revoked all at once', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const { user, asked, dialog } = await openList()
    await user.click(await dialog.findByRole('button', { name: 'Revoke all' }))
    expect(await dialog.findByText('No one is pre-authorized')).toBeVisible()
    expect(asked).toEqual([{ id: 7 }])
  })

  it('is there again once it is brought back', async () => {
    const restored: unknown[] = []
    const answers = {
      'GET protected/get-system-property.json.php': () => [30],
      'POST private/trash-restore.json.php': (input: object) => (restored.push(input), { notes: [] }),
    }
    const { user, dialog } = await openList(answers, true)
    await user.click(await dialog.findByRole('button', { name: 'Revoke anna@example.org' }))
    const question = within(await screen.findByRole('alertdialog', undefined, patient))
    expect(question.getByText(/can still be brought back for 30 days/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Revoke' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await dialog.findByText('anna@example.org')).toBeVisible()
    expect(restored).toEqual([{ kind: 'pre-authorization', id: 2 }])
  })

  it('stays unchanged if a call failed, and is loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const replies = [refusing, () => [address]]
    const { user, dialog } = await openList({ [list]: () => replies.shift()?.(), [revoke]: refusing })
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    await user.click(await dialog.findByRole('button', { name: 'Revoke anna@example.org' }))
    const told = 'Failed to revoke the pre-authorization, see browser log for more information'
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(told))
    expect(dialog.getByText('anna@example.org')).toBeVisible()
  })
})
