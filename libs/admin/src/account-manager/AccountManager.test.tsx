import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findRow, getList, listedEmails, renderAccountManager } from '../testing/render-account-manager.tsx'
import { manyAccounts, sampleAccount, sampleAccounts } from '../testing/sample-accounts.ts'

afterEach(() => void vi.restoreAllMocks())

const search = () => screen.getByRole('searchbox', { name: 'Search accounts' })
const sortBy = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button')
/** What a cell says; the first one repeats the others where these find no room. */
const ownText = (cell: Element) => cell.firstElementChild?.textContent
const emails = ({ email }: { email: string }) => email

describe('Account Manager', () => {
  it('asks once for the accounts, without payload (API-015)', async () => {
    const { calls } = renderAccountManager()
    await findRow('kim@example.org')
    expect(calls).toEqual([[getList]])
  })

  it('shows email and name of every account (ACCT-013, ACCT-019)', async () => {
    renderAccountManager()
    await findRow('kim@example.org')
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Email', 'Name', 'Status', 'Actions'])
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
    expect(listedEmails()).toEqual(['alex@example.org', 'kim@example.org', 'sam@example.org'])
    await user.click(sortBy('Name'))
    expect(listedEmails()).toEqual(['sam@example.org', 'kim@example.org', 'alex@example.org'])
    await user.click(sortBy('Status'))
    expect(listedEmails()).toEqual(['sam@example.org', 'alex@example.org', 'kim@example.org'])
  })

  it('marks accounts that are deactivated, and those with a second factor', async () => {
    renderAccountManager()
    const status = async (email: string) => (await findRow(email)).getAllByRole('cell')[2]!.textContent
    expect(await status('kim@example.org')).toBe('Two-step')
    expect(await status('alex@example.org')).toBe('')
    expect(await status('sam@example.org')).toBe('Deactivated')
  })

  it('accepts empty values in the list (ACCT-018)', async () => {
    renderAccountManager({ [getList]: () => [sampleAccount(7, '', '')] })
    const cells = (await findRow('[not set]')).getAllByRole('cell')
    expect(cells.slice(0, 2).map(ownText)).toEqual(['[not set]', '[not set]'])
  })

  it("has the actions 'Delete account', 'Edit account' and 'Change password' in each row (ACCT-014)", async () => {
    renderAccountManager()
    const actions = async (email: string) =>
      (await findRow(email)).getAllByRole('button', { name: /./ }).map((button) => button.getAttribute('aria-label'))
    const always = ['Delete account', 'Edit account', 'Change password']
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
    expect(screen.getByText('1 of 3 accounts')).toBeVisible()
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

  it('puts only so many rows into the page, and more on demand', async () => {
    const { user } = renderAccountManager({ [getList]: () => accounts })
    await findRow(accounts[0]!.email)
    expect(listedEmails()).toEqual(accounts.slice(0, 50).map(emails))
    expect(screen.getByText('50 of 5,000 shown')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
    expect(listedEmails()).toEqual(accounts.slice(0, 100).map(emails))
  })

  it('finds each of them, and sorts before it cuts', async () => {
    const { user } = renderAccountManager({ [getList]: () => accounts })
    await findRow(accounts[0]!.email)
    await user.click(search())
    await user.paste('.4999@')
    await waitFor(() => expect(listedEmails()).toEqual([accounts[4998]!.email]))
    await user.clear(search())
    await user.click(sortBy('Email'))
    const inOrder = accounts.map(emails).toSorted(new Intl.Collator(undefined, { numeric: true }).compare)
    await waitFor(() => expect(listedEmails()).toEqual(inOrder.slice(0, 50)))
  })

  it('shows the one that was just created all the same', async () => {
    const { user } = renderAccountManager({
      [getList]: () => accounts,
      'POST private/account-create.json.php': () => ({ id: 6000 }),
    })
    await findRow(accounts[0]!.email)
    await user.click(screen.getByRole('button', { name: 'Create New Account' }))
    await user.type(await screen.findByLabelText('Email address'), 'new@example.org')
    await user.click(screen.getByRole('button', { name: 'CREATE' }))
    await findRow('new@example.org')
    expect(listedEmails().at(-1)).toBe('new@example.org')
    expect(listedEmails()).toHaveLength(51)
  })
})

describe('loading the accounts', () => {
  it('says so when there are none', async () => {
    renderAccountManager({ [getList]: () => [] })
    expect(await screen.findByText('There are no accounts yet')).toBeVisible()
  })

  it('is shown as under way', () => {
    renderAccountManager({ [getList]: () => new Promise(() => {}) })
    expect(screen.getByRole('table', { name: 'Accounts' })).toHaveAttribute('aria-busy', 'true')
  })

  it('only logs a failure (ERR-014), and offers to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const load = vi
      .fn(() => sampleAccounts)
      .mockImplementationOnce(() => {
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
