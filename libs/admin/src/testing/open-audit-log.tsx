import { ApiError, type AuditEntry, type AuditList } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import AuditLog from '../audit-log/AuditLog.tsx'
import { sampleEntries } from './audit-samples.ts'
import { pagedAccounts, sampleAccounts } from './sample-accounts.ts'
import { TestSite } from './TestSite.tsx'

export const listCall = 'GET private/audit-get-list.json.php'
export const accountsCall = 'GET private/account-get-paged.json.php'

export function down(): never {
  throw new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
}

/** A server that gives so many entries at a time. */
export const pagesOf =
  (all: readonly AuditEntry[], length = 100) =>
  ({ before = Infinity }: { before?: number }): AuditList => {
    const rest = all.filter(({ id }) => id < before)
    return { entries: rest.slice(0, length), more: rest.length > length }
  }

/** Shows the Audit Log. @returns `asked`: with what the list was asked for. */
export async function openAuditLog(answers: Answers = {}) {
  const fake = fakeApi({
    [listCall]: pagesOf(sampleEntries),
    [accountsCall]: pagedAccounts(() => sampleAccounts),
    ...answers,
  })
  const view = render(
    <TestSite api={fake.api}>
      <AuditLog />
    </TestSite>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Audit Log' })
  const asked = () => fake.calls.filter(([key]) => key === listCall).map(([, input]) => input)
  return { asked, view, user: userEvent.setup() }
}

export const entriesShown = () => screen.findByText(/in all$|shown$/)
export const alertShown = async () => within(await screen.findByRole('alertdialog'))

export async function choosePerson(user: UserEvent, person: string): Promise<void> {
  const option = await screen.findByRole('option', { name: person })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), option)
}
