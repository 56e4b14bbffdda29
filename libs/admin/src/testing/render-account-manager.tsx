import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import AccountManager from '../account-manager/AccountManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { ScreenQuery } from '@sitewright/page-kit'
import { pagedAccounts, sampleAccounts } from './sample-accounts.ts'
import { TestSite } from './TestSite.tsx'

export const getList = 'GET private/account-get-paged.json.php'

/** The Account Manager over the sample accounts, unless an answer says otherwise. */
export function renderAccountManager(answers: Answers = {}, query?: ScreenQuery, permissions?: readonly string[]) {
  const fake = fakeApi({ [getList]: pagedAccounts(() => sampleAccounts), ...answers })
  const screenAt = (address: ScreenQuery | undefined) => (
    <TestSite api={fake.api} {...(permissions && { permissions })}>
      <AccountManager {...(address && { query: address })} />
    </TestSite>
  )
  const { rerender } = render(screenAt(query))
  const user = userEvent.setup()
  /** Presses a button in the row of an account. */
  async function act(account: string, action: string) {
    await user.click((await findRow(account)).getByRole('button', { name: action, hidden: true }))
  }
  /** What was given to every call that does something, by call. */
  const sent = () =>
    fake.calls.filter(([key]) => ![getList, getProperty, getSessionAccount, getEmail].some((one) => one === key))
  /** Goes to another address of the screen. */
  const go = (address: ScreenQuery) => rerender(screenAt(address))
  return { user, act, go, sent, calls: fake.calls }
}

/** Asked by every list: whose view is to be remembered. */
const getSessionAccount = 'GET private/session-account.json.php'

/** Asked before something is deleted: how long it could be brought back. */
const getProperty = 'GET protected/get-system-property.json.php'

/** Asked at once: whether what is emailed goes out. */
export const getEmail = 'GET private/mail-goes-out.json.php'

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
