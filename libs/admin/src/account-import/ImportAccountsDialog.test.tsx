import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getList, getEmail, renderAccountManager } from '../testing/render-account-manager.tsx'
import { accountList, created, importCall, openImport, roleList } from '../testing/open-import.tsx'
import { sampleRoles } from '../testing/role-samples.ts'
import { pagedAccounts, sampleAccount, sampleAccounts } from '../testing/sample-accounts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const list = 'email,name,roles\nana@example.org,Ana,Editors\nkim@example.org,Kim,\nnonsense,Ben,'

describe('importing accounts', () => {
  it('keeps code words folded until somebody asks for the format', async () => {
    const { user, dialog } = await openImport()
    expect(dialog.getByText(/^List the people, one on each line/)).toBeVisible()
    expect(dialog.getByText(/CSV/)).not.toBeVisible()
    await user.click(dialog.getByText('Format'))
    expect(dialog.getByText(/CSV/)).toBeVisible()
  })

  it('shows what will become of each line, and creates nothing before', async () => {
    const { read, made } = await openImport()
    const preview = await read(list)
    expect(
      await preview.findByText(
        '1 account will be created. 1 exists already and stays as it is. 1 has an error and is left out.',
      ),
    ).toBeVisible()
    const rows = preview.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Not a valid email address'),
      expect.stringContaining('New'),
      expect.stringContaining('Exists already'),
    ])
    expect(made()).toEqual([])
  })

  it('begins with the first few lines, above all that is to be chosen', async () => {
    const { user, read } = await openImport()
    const many = Array.from({ length: 12 }, (_, at) => `person${at}@example.org,Person ${at},Crew`)
    const preview = await read(['email,name,roles', ...many].join('\n'))
    expect(preview.getAllByRole('row')).toHaveLength(1 + 5)
    const below = preview.getByRole('checkbox', { name: 'Send intro email' })
    for (const choice of [preview.getByRole('combobox'), below])
      expect(preview.getByRole('table').compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(preview.getByRole('button', { name: 'Show all 12 lines' }))
    expect(preview.getAllByRole('row')).toHaveLength(1 + 12)
  })

  it('creates the new ones with their roles, says so, and the list of accounts has them', async () => {
    let accounts = sampleAccounts
    const { user, read, made } = await openImport({
      [getList]: pagedAccounts(() => accounts),
      [importCall]: (input) => {
        accounts = [...accounts, sampleAccount(100, 'ana@example.org', 'Ana')]
        return created(input)
      },
    })
    const preview = await read(list)
    await user.click(preview.getByRole('checkbox', { name: 'Send intro email' }))
    await user.click(preview.getByRole('button', { name: 'IMPORT' }))
    expect(await screen.findByText('1 account created.')).toBeVisible()
    expect(made()).toEqual([{ people: [{ email: 'ana@example.org', name: 'Ana', roles: [2] }], intro: false }])
    await user.click(screen.getByRole('button', { name: 'CLOSE' }))
    expect(await screen.findByRole('row', { name: /^ana@example.org/ })).toBeVisible()
  })

  it('says that nothing is sent while no mail server is set, before it is done and after', async () => {
    const nothing = 'Nothing is sent: no mail server is set, so emails are only stored on this server.'
    const { user, read } = await openImport({ [getEmail]: () => ({ sends: false }) })
    const preview = await read(list)
    expect(await preview.findByText(new RegExp(nothing))).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'IMPORT' }))
    await screen.findByText('1 account created.')
    expect(await screen.findByText(new RegExp(nothing))).toBeVisible()
  })

  it('asks which role an unknown title stands for', async () => {
    const { user, read, made } = await openImport()
    const preview = await read(
      'email,roles\nana@example.org,Crew\nben@example.org,crew; Editors\ncara@example.org,Other',
    )
    const start = preview.getByRole('button', { name: 'IMPORT' })
    expect(start).toBeDisabled()
    expect(start).toHaveAccessibleDescription('Choose first what to give instead of “crew”, “Other”.')
    // no space inside of the quotes, also where the label is laid out
    const [label] = preview.getAllByText(/There is no role/, { selector: 'span' })
    expect(label).toHaveTextContent('There is no role “crew”. Give instead:')
    await user.selectOptions(preview.getByLabelText(/crew/i), 'Hut wardens')
    await user.selectOptions(preview.getByLabelText(/Other/), 'No role')
    await user.click(start)
    await screen.findByText('3 accounts created.')
    expect(made()[0]?.people.map(({ roles }) => roles)).toEqual([[3], [3, 2], []])
  })

  it('leaves roles out for somebody who may not give any', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, read, made } = await openImport({
      [roleList]: () => {
        throw new ApiError('403', { status: 403 })
      },
    })
    const preview = await read('email,roles\nana@example.org,Crew')
    expect(preview.getByText(/You may not give roles/)).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'IMPORT' }))
    await screen.findByText('1 account created.')
    expect(made()[0]?.people[0]?.roles).toEqual([])
  })

  it('goes on after a failure with those whose result is not known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let calls = 0
    const { user, read, made } = await openImport({
      [importCall]: (input) => {
        if (++calls === 2) throw new ApiError('down', { status: 0 })
        return created(input)
      },
    })
    const people = Array.from({ length: 70 }, (_, n) => `p${n}@example.org`).join('\n')
    await user.click((await read(people)).getByRole('button', { name: 'IMPORT' }))
    expect(await screen.findByText(/The import stopped/)).toBeVisible()
    expect(screen.getByText('50 accounts created.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'GO ON' }))
    expect(await screen.findByText('70 accounts created.')).toBeVisible()
    expect(made().map((input) => [input.people.length, input.people[0]?.email])).toEqual([
      [50, 'p0@example.org'],
      [20, 'p50@example.org'],
      [20, 'p50@example.org'],
    ])
  })

  it('tells of lines that the server refused, and gives the result as a file', async () => {
    let file: Blob | undefined
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(given: Blob): string {
          file = given
          return 'blob:result'
        }
        static override revokeObjectURL(): void {}
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, read } = await openImport({
      [importCall]: () => [
        { result: 'refused', error: 'You can only grant or revoke permissions that you have yourself' },
      ],
    })
    await user.click((await read(list)).getByRole('button', { name: 'IMPORT' }))
    expect(await screen.findByText('0 accounts created.')).toBeVisible()
    expect(screen.getByText(/You can only grant/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Download the result' }))
    expect(await file?.text()).toContain('2,ana@example.org,Ana,Editors,You can only grant')
    expect(await file?.text()).toContain('3,kim@example.org,Kim,,Exists already')
  })

  it('gives everybody the same roles, and keeps those that failed for another try', async () => {
    const { user, read, made } = await openImport({
      [importCall]: (input) =>
        input.people.map(({ email }, index) =>
          email === 'ben@example.org'
            ? { result: 'refused', error: 'This address is shared by too many' }
            : { result: 'created', id: 100 + index },
        ),
    })
    const preview = await read('Ana <ana@example.org>\nBen <ben@example.org>\ncara')
    await user.click(preview.getByRole('checkbox', { name: 'Hut wardens' }))
    await user.click(preview.getByRole('button', { name: 'IMPORT' }))
    expect(await screen.findByText('1 account created.')).toBeVisible()
    expect(made()[0]?.people.map(({ name, roles }) => [name, roles])).toEqual([
      ['Ana', [3]],
      ['Ben', [3]],
    ])
    await user.click(screen.getByRole('button', { name: 'Correct those that failed' }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Names and addresses')
    expect(field.value).toContain('ben@example.org')
    expect(field.value).toContain('cara')
    expect(field.value).not.toContain('ana@example.org')
    await user.clear(field)
    await user.paste('email,name,roles\n"Cara Ito <cara@example.org>",,\nben@example.org,Ben,')
    await user.click(screen.getByRole('button', { name: 'NEXT' }))
    expect(await screen.findByText('2 accounts will be created.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Hut wardens' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'IMPORT' }))
    await screen.findByText('1 account created.')
    expect(made()[1]?.people.map(({ name, roles }) => [name, roles])).toEqual([
      ['Cara Ito', [3]],
      ['Ben', [3]],
    ])
  })

  it('keeps what was ticked when the list is looked at again', async () => {
    const { user, read } = await openImport()
    const preview = await read('ana@example.org')
    await user.click(preview.getByRole('checkbox', { name: 'Hut wardens' }))
    await user.click(preview.getByRole('checkbox', { name: 'Send intro email' }))
    await user.click(preview.getByRole('button', { name: 'BACK' }))
    await user.click(await screen.findByRole('button', { name: 'NEXT' }))
    expect(await screen.findByRole('checkbox', { name: 'Hut wardens' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Send intro email' })).not.toBeChecked()
  })

  it('asks before CANCEL loses a list, and not where there is none', async () => {
    const { user, dialog } = await openImport()
    await user.type(dialog.getByLabelText('Names and addresses'), 'ana@example.org')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Discard your changes?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    const field = await screen.findByLabelText('Names and addresses')
    expect(field).toHaveValue('ana@example.org')
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says why nobody can be imported', async () => {
    const { read } = await openImport()
    const preview = await read('fritz@example,org')
    expect(preview.getByText(/a comma where a dot may be meant/)).toBeVisible()
    const start = preview.getByRole('button', { name: 'IMPORT' })
    expect(start).toBeDisabled()
    expect(start).toHaveAccessibleDescription('Nobody on the list is new.')
  })

  it('offers ready-made roles for everybody on a site that has none of its own', async () => {
    let roles = sampleRoles.slice(0, 1)
    const { user, read, made } = await openImport({
      [roleList]: () => roles,
      'POST private/role-create.json.php': ({ title }) => {
        roles = [...roles, { id: 9, title }]
        return { id: 9 }
      },
      'POST private/role-update.json.php': () => ({}),
      'GET private/role-editor-get-role.json.php': () => ({ members: 0, permissions: [] }),
      'POST private/role-editor-change.json.php': () => ({}),
    })
    const preview = await read('ana@example.org')
    await user.click(preview.getByRole('button', { name: 'Add the role ‘Trainer’' }))
    expect(await screen.findByRole('checkbox', { name: 'Trainer' })).toBeChecked()
    expect(preview.queryByRole('button', { name: 'Add the role ‘Trainer’' })).toBeNull()
    expect(preview.getByRole('button', { name: 'Add the role ‘Author’' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'IMPORT' }))
    await screen.findByText('1 account created.')
    expect(made()[0]?.people[0]?.roles).toEqual([9])
  })

  it('comes from New Account by ‘Several people…’ with what was typed there', async () => {
    const { user } = renderAccountManager({ [accountList]: () => sampleAccounts, [roleList]: () => sampleRoles })
    await user.click(screen.getByRole('button', { name: 'Create New Account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Account' }))
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'ana@example.org')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ana')
    await user.click(dialog.getByRole('button', { name: 'Several people…' }))
    expect(await screen.findByLabelText('Names and addresses')).toHaveValue('Ana <ana@example.org>\n')
    expect(screen.queryByRole('dialog', { name: 'New Account' })).toBeNull()
  })

  it('says why a list cannot be read, and keeps it', async () => {
    const { dialog, read } = await openImport()
    await read('nothing to see')
    expect(await dialog.findByText('No column with email addresses was found.')).toBeVisible()
    expect(dialog.getByLabelText('Names and addresses')).toHaveValue('nothing to see')
  })

  it('reads a file of Excel', async () => {
    const { user, dialog } = await openImport()
    const bytes = new Uint8Array([...new TextEncoder().encode('email;name\nj@x.org;J'), 0xfc, 0x72, 0x67])
    await user.upload(dialog.getByLabelText('Or choose a file'), new File([bytes], 'members.csv', { type: 'text/csv' }))
    await waitFor(() => expect(dialog.getByLabelText('Names and addresses')).toHaveValue('email;name\nj@x.org;Jürg'))
  })
})
