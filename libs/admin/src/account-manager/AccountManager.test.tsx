import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findRow, getList, listedEmails, renderAccountManager } from '../testing/render-account-manager.tsx'
import { manyAccounts, pagedAccounts, sampleAccount, sampleAccounts } from '../testing/sample-accounts.ts'

afterEach(() => void vi.restoreAllMocks())

const search = () => screen.getByRole('searchbox', { name: 'Search accounts' })
const sortBy = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button')
/** What a cell says; the first one repeats the others where these find no room. */
const ownText = (cell: Element) => cell.firstElementChild?.textContent
const emails = ({ email }: { email: string }) => email

const listings = (calls: unknown[][]) => calls.filter(([call]) => call === getList)

describe('Account Manager', () => {
  it('asks once for the first accounts', async () => {
    const { calls } = renderAccountManager()
    await findRow('kim@example.org')
    expect(listings(calls)).toEqual([[getList, {}]])
  })

  it('shows email and name of every account (ACCT-013, ACCT-019)', async () => {
    renderAccountManager()
    await findRow('kim@example.org')
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Email', 'Name', 'Status', 'Last login', 'Actions'])
    for (const { email, name } of sampleAccounts) {
      const cells = (await findRow(email)).getAllByRole('cell')
      expect(cells.slice(0, 2).map(ownText)).toEqual([email, name])
    }
  })

  it("keeps the server's order until it is sorted by email or name", async () => {
    const { user } = renderAccountManager()
    await findRow('kim@example.org')
    expect(listedEmails()).toEqual(sampleAccounts.map(emails))
    await user.click(sortBy('Email'))
    await waitFor(() => expect(listedEmails()).toEqual(['alex@example.org', 'kim@example.org', 'sam@example.org']))
    await user.click(sortBy('Name'))
    await waitFor(() => expect(listedEmails()).toEqual(['sam@example.org', 'kim@example.org', 'alex@example.org']))
    await user.click(sortBy('Last login'))
    await user.click(sortBy('Last login'))
    await waitFor(() => expect(listedEmails()).toEqual(['kim@example.org', 'alex@example.org', 'sam@example.org']))
  })

  it('marks accounts that are deactivated, and those with a second factor', async () => {
    renderAccountManager()
    const status = async (email: string) => (await findRow(email)).getAllByRole('cell')[2]!.textContent
    expect(await status('kim@example.org')).toBe('Two-step')
    expect(await status('alex@example.org')).toBe('')
    expect(await status('sam@example.org')).toBe('Deactivated')
  })

  it('says who was invited, has no password and has never logged in, the last login and the roles', async () => {
    const at = (id: number, state: 'invited' | 'no-password' | 'never-logged-in') =>
      sampleAccount(id, `${state}@example.org`, 'Somebody', { state, lastlogin: 0 })
    const accounts = [at(7, 'invited'), at(8, 'no-password'), at(9, 'never-logged-in'), sampleAccounts[0]!]
    renderAccountManager({ [getList]: pagedAccounts(() => accounts) })
    const cells = async (email: string) =>
      (await findRow(email))
        .getAllByRole('cell')
        .slice(2, 4)
        .map(({ textContent }) => textContent)
    expect(await cells('invited@example.org')).toEqual(['Invited', 'Never'])
    expect(await cells('no-password@example.org')).toEqual(['No password yet', 'Never'])
    expect(await cells('never-logged-in@example.org')).toEqual(['Never logged in', 'Never'])
    expect((await cells('kim@example.org'))[1]).toMatch(/2026/)
    expect((await findRow('kim@example.org')).getAllByText('Administrators, Hut wardens').at(-1)).toBeVisible()
  })

  it('resends an invitation, and says so', async () => {
    const invited = sampleAccount(7, 'ann@example.org', 'Ann', { state: 'invited', lastlogin: 0 })
    const silent = sampleAccount(8, 'ben@example.org', 'Ben', { state: 'no-password', lastlogin: 0 })
    const { act, sent } = renderAccountManager({
      [getList]: pagedAccounts(() => [invited, silent]),
      'POST private/account-invite.json.php': () => ({}),
    })
    await act('ben@example.org', 'Send invitation')
    expect(await screen.findByText('An invitation was emailed to ben@example.org.')).toBeVisible()
    expect((await findRow('ben@example.org')).getByRole('button', { name: 'Resend invitation' })).toBeVisible()
    await act('ann@example.org', 'Resend invitation')
    expect(await screen.findByText('An invitation was emailed to ann@example.org.')).toBeVisible()
    expect(sent().map(([, input]) => input)).toEqual([{ id: 8 }, { id: 7 }])
  })

  it('says why an invitation was refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reason = 'This person was invited three times within four hours, please try again later'
    const { act } = renderAccountManager({
      [getList]: pagedAccounts(() => [sampleAccount(7, 'ann@example.org', 'Ann', { state: 'invited' })]),
      'POST private/account-invite.json.php': () => {
        throw new ApiError('429', { status: 429, body: { error: reason } })
      },
    })
    await act('ann@example.org', 'Resend invitation')
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Failed to send the invitation, see browser log for more information')).toBeVisible()
    expect(screen.getByText(`ann@example.org: ${reason}`)).toBeInTheDocument()
  })

  it('accepts empty values in the list (ACCT-018)', async () => {
    renderAccountManager({ [getList]: pagedAccounts(() => [sampleAccount(7, '', '')]) })
    const cells = (await findRow('[not set]')).getAllByRole('cell')
    expect(cells.slice(0, 2).map(ownText)).toEqual(['[not set]', '[not set]'])
  })

  it("has the actions 'Edit account', 'Change password' and at the end 'Delete account' in each row (ACCT-014)", async () => {
    renderAccountManager()
    const actions = async (email: string) =>
      (await findRow(email)).getAllByRole('button', { name: /./ }).map((button) => button.getAttribute('aria-label'))
    const always = ['Edit account', 'Change password', 'Delete account']
    expect(await actions('kim@example.org')).toEqual(always)
    expect(await actions('sam@example.org')).toEqual(['Reactivate', ...always])
  })
})

describe('searching the accounts', () => {
  it('lists those that match, as one types, and counts them', async () => {
    const { user } = renderAccountManager()
    await findRow('kim@example.org')
    expect(screen.getByText('3 accounts')).toBeVisible()
    await user.type(search(), 'NGATA')
    await waitFor(() => expect(listedEmails()).toEqual(['kim@example.org']))
    expect(await screen.findByText('1 account')).toBeVisible()
    await user.clear(search())
    await waitFor(() => expect(listedEmails()).toHaveLength(3))
  })

  it('says so when none matches, and offers the way back', async () => {
    const { user } = renderAccountManager()
    await findRow('kim@example.org')
    await user.type(search(), ' nobody ')
    expect(await screen.findByText('No account matches ‘nobody’')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await findRow('kim@example.org')
    expect(search()).toHaveValue('')
  })
})

describe('with 5,000 accounts', () => {
  const accounts = manyAccounts(5000)
  const all = { [getList]: pagedAccounts(() => accounts) }

  it('loads a hundred of them, and more on demand', async () => {
    const { user, calls } = renderAccountManager(all)
    await findRow(accounts[0]!.email)
    expect(listedEmails()).toEqual(accounts.slice(0, 100).map(emails))
    expect(screen.getByText('100 of 5,000 accounts')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(listedEmails()).toEqual(accounts.slice(0, 200).map(emails)))
    expect(listings(calls)).toEqual([
      [getList, {}],
      [getList, { cursor: '100' }],
    ])
  })

  it('finds each of them, and those in a state', async () => {
    const { user } = renderAccountManager(all)
    await findRow(accounts[0]!.email)
    await user.click(search())
    await user.paste('.4999@')
    await waitFor(() => expect(listedEmails()).toEqual([accounts[4998]!.email]))
    await user.clear(search())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Deactivated')
    const deactivated = accounts.filter((account) => account.deactivated).map(emails)
    await waitFor(() => expect(listedEmails()).toEqual(deactivated.slice(0, 100)))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Invited')
    await user.click(await screen.findByRole('button', { name: 'Show all accounts' }))
    await findRow(accounts[0]!.email)
  })

  it('shows the one that was just created all the same', async () => {
    const { user } = renderAccountManager({ ...all, 'POST private/account-create.json.php': () => ({ id: 6000 }) })
    await findRow(accounts[0]!.email)
    await user.click(screen.getByRole('button', { name: 'Create New Account' }))
    await user.type(await screen.findByLabelText('Email address'), 'new@example.org')
    await user.click(screen.getByRole('button', { name: 'CREATE' }))
    await findRow('new@example.org')
    expect(listedEmails().at(-1)).toBe('new@example.org')
    expect(listedEmails()).toHaveLength(101)
  })
})

describe('loading the accounts', () => {
  it('says so when there are none', async () => {
    renderAccountManager({ [getList]: pagedAccounts(() => []) })
    expect(await screen.findByText('There are no accounts yet')).toBeVisible()
  })

  it('is shown as under way', () => {
    renderAccountManager({ [getList]: () => new Promise(() => {}) })
    expect(screen.getByRole('table', { name: 'Accounts' })).toHaveAttribute('aria-busy', 'true')
  })

  it('only logs a failure (ERR-014), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const load = vi.fn(pagedAccounts(() => sampleAccounts)).mockImplementationOnce(() => {
      throw down
    })
    const { user } = renderAccountManager({ [getList]: load })
    expect(await screen.findByText('The accounts could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findRow('kim@example.org')
  })
})

describe('the address of the Account Manager', () => {
  const fields = () => within(screen.getByRole('dialog', { name: 'Edit Account' }))
  const dialog = () => screen.findByRole('dialog', { name: 'Edit Account' })

  it('may name an account, which is opened, and then another one', async () => {
    const { user, go, calls } = renderAccountManager({}, { account: '2', q: 'alex@example.org' })
    await dialog()
    expect(fields().getByRole('textbox', { name: 'Name' })).toHaveValue('Tāne Alexander')
    expect(search()).toHaveValue('alex@example.org')
    expect(listings(calls)).toEqual([[getList, { q: 'alex@example.org' }]])
    await user.click(fields().getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    go({ account: '3', q: 'sam@example.org' })
    await dialog()
    expect(fields().getByRole('textbox', { name: 'Name' })).toHaveValue('Ari Samuels')
  })

  it('opens the same account once more when somebody goes there again', async () => {
    const { user, go } = renderAccountManager({}, { account: '2', q: 'alex@example.org' })
    await dialog()
    await user.click(fields().getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    go({ account: '2', q: 'alex@example.org' })
    await dialog()
  })

  it('may ask for words only', async () => {
    renderAccountManager({}, { q: 'alex' })
    await waitFor(() => expect(listedEmails()).toEqual(['alex@example.org']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that an account is gone', async () => {
    renderAccountManager({}, { account: '9', q: 'gone@example.org' })
    expect(await screen.findByText('That account is no longer there.')).toBeVisible()
  })
})
