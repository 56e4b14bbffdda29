import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import AccountManager from '../account-manager/AccountManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleAccounts } from './sample-accounts.ts'
import { TestSite } from './TestSite.tsx'

export const getList = 'GET private/account-get-list.json.php'

/** The Account Manager over the sample accounts, unless an answer says otherwise. */
export function renderAccountManager(answers: Answers = {}) {
  const fake = fakeApi({ [getList]: () => sampleAccounts, ...answers })
  render(
    <TestSite api={fake.api}>
      <AccountManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  /** Presses a button in the row of an account. */
  async function act(account: string, action: string) {
    await user.click((await findRow(account)).getByRole('button', { name: action, hidden: true }))
  }
  /** What was given to every call besides that of the list, by call. */
  const sent = () => fake.calls.filter(([key]) => key !== getList)
  return { user, act, sent, calls: fake.calls }
}

/** The row that begins with this email address. */
export async function findRow(email: string) {
  return within(await screen.findByRole('row', { name: (name) => name.startsWith(email) }))
}

/** The email addresses of the rows, from top to bottom. */
export function listedEmails(): (string | null)[] {
  const [, body] = within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('rowgroup')
  return within(body!)
    .getAllByRole('row')
    .map((row) => within(row).getAllByRole('cell')[0]!.firstElementChild!.textContent)
}
