import type { AccountImport, ImportedAccount } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderAccountManager } from './render-account-manager.tsx'
import { sampleRoles } from './role-samples.ts'
import { sampleAccounts } from './sample-accounts.ts'

export const accountList = 'GET private/account-get-list.json.php'
export const roleList = 'GET private/role-get-list.json.php'
export const importCall = 'POST private/account-import.json.php'
/** Everybody of a list gets an account. */
export const created = ({ people }: AccountImport): ImportedAccount[] =>
  people.map((_, index) => ({ result: 'created', id: 100 + index }))

/** The import over the list of accounts, opened. */
export async function openImport(answers: Answers = {}) {
  const parts = renderAccountManager({
    [accountList]: () => sampleAccounts,
    [roleList]: () => sampleRoles,
    [importCall]: created,
    ...answers,
  })
  const button = screen.getByRole('button', { name: 'Import' })
  await waitFor(() => expect(button).toBeEnabled())
  await parts.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Several People' }))
  const made = () => parts.calls.filter(([key]) => key === importCall).map(([, input]) => input as AccountImport)

  async function read(text: string) {
    await parts.user.click(dialog.getByLabelText('Names and addresses'))
    await parts.user.paste(text)
    await parts.user.click(dialog.getByRole('button', { name: 'NEXT' }))
    return within(await screen.findByRole('dialog', { name: 'Add Several People' }))
  }
  return { ...parts, dialog, read, made }
}
