import { ApiError } from '@sitewright/api-client'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getList } from '../testing/render-account-manager.tsx'
import { created, importCall, openImport } from '../testing/open-import.tsx'
import { pagedAccounts, sampleAccount, sampleAccounts } from '../testing/sample-accounts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an import that is taken back', () => {
  it('leaves who has logged in since, and deletes all others', async () => {
    const remove = 'GET private/account-delete.json.php'
    let accounts = sampleAccounts
    const { user, read, calls } = await openImport({
      [getList]: pagedAccounts(() => accounts),
      [importCall]: (input) => {
        const found = created(input)
        accounts = [
          ...accounts,
          ...input.people.map(({ email, name }, index) =>
            sampleAccount(100 + index, email, name, index === 1 ? {} : { lastlogin: 0, state: 'invited' }),
          ),
        ]
        return found
      },
      [remove]: () => ({}),
    })
    const preview = await read('ana@example.org\nben@example.org\ncara@example.org')
    await user.click(preview.getByRole('button', { name: 'IMPORT' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/^Delete the accounts that this import created\? 3 accounts/)).toBeVisible()
    expect(calls.filter(([key]) => key === remove)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    const told = '3 accounts created. 2 accounts deleted again. 1 account stayed: already in use.'
    expect(await screen.findByText(told)).toBeVisible()
    expect(calls.filter(([key]) => key === remove)).toEqual([
      [remove, { id: 100 }],
      [remove, { id: 102 }],
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('goes on taking back those that could not be deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    const { user, read, calls } = await openImport({
      'GET private/account-delete.json.php': ({ id }) => {
        if (isDown && id === 101) throw new ApiError('down', { status: 0 })
        return {}
      },
    })
    await user.click((await read('a@example.org\nb@example.org')).getByRole('button', { name: 'IMPORT' }))
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await press('Undo')
    await press('Delete')
    await screen.findByText(/^Some accounts could not be deleted/)
    await press('OK')
    isDown = false
    await press('Undo')
    await press('Delete')
    expect(await screen.findByText('2 accounts created. 2 accounts deleted again.')).toBeVisible()
    const deleted = calls.filter(([key]) => key === 'GET private/account-delete.json.php').map(([, input]) => input)
    expect(deleted).toEqual([{ id: 100 }, { id: 101 }, { id: 101 }])
  })
})
