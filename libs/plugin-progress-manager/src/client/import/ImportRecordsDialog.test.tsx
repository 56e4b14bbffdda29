import '../../testing/in-auckland.ts'
import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, patient } from '../../testing/open-page.tsx'
import { groupRecords, progressStore, recordGroup, refuse } from '../../testing/progress-store.ts'
import { findTable, showOverview } from '../../testing/show-overview.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Import records' }, patient))

async function open(store = progressStore()) {
  const onRecorded = vi.fn()
  const view = showOverview({ store, onRecorded })
  await findTable()
  await view.user.click(screen.getByRole('button', { name: 'Import records' }))
  await findDialog()

  async function read(text: string) {
    const { user } = view
    const dialog = await findDialog()
    await user.click(dialog.getByLabelText('Or paste the list'))
    await user.paste(text)
    await user.click(dialog.getByRole('button', { name: 'NEXT' }))
    return findDialog()
  }
  return { ...view, read, onRecorded }
}

const list = [
  'person,step,date,comment',
  'anna@example.org,Rope work,2026-03-01,With Kim',
  'Carla Tūwhare,Radio use,1/3/2026,',
  'Anna Berg,Radio use,10/2/2026,',
  'Bob,Radio use,1/3/2026,',
].join('\n')

const rowsOf = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

describe('importing records', () => {
  it('shows what will become of each line, and records nothing before', async () => {
    const { read, store } = await open()
    const preview = await read(list)
    expect(
      await preview.findByText(/2 records can be imported. 1 is there already. 1 with a problem stays in the list./),
    ).toBeVisible()
    expect(rowsOf(preview)).toEqual([
      ['5', 'Bob1/3/2026 · Radio use', 'Not registered here under this name or email address'],
      ['2', 'Anna Berg01/03/2026 12:00 · Rope workWith Kim', 'New'],
      ['3', 'Carla Tūwhare01/03/2026 12:00 · Radio use', 'New'],
      ['4', 'Anna Berg10/02/2026 12:00 · Radio use', 'Already there'],
    ])
    expect(store.made(recordGroup)).toEqual([])
    expect(store.made(groupRecords)).toMatchObject([{ id: 7, people: '1,3' }])
  })

  it('says what a list needs to have before anything is typed', async () => {
    await open()
    expect(await findDialog()).toBeTruthy()
    expect(screen.getByText(/Whoever is named has to be registered already/)).toBeVisible()
    expect(screen.getByText(/Several stages have a ; between them/)).toBeVisible()
  })

  it('gives the focus back to the button once it is closed, also after a question', async () => {
    const { user, read } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    await user.click(await preview.findByRole('button', { name: 'CLOSE' }))
    await answer(user, 'Discard')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import records' })).toHaveFocus())
  })

  it('says what is lost, and what is not, where it is closed with lines left', async () => {
    const { user, read } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    expect(await preview.findByText(/Until you close this, Undo strikes them out again/)).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'CLOSE' }))
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toHaveAccessibleDescription(
      'What is recorded stays. The lines that are not are lost.',
    )
  })

  it('records what is right only; the rest stays in the box, to be mended', async () => {
    const { user, read, store, onRecorded } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    expect(await preview.findByText(/2 records imported, 0 to go/)).toBeVisible()
    expect(store.state.registrations[2]?.records).toMatchObject([{ Stages: [12], Notes: '' }])
    expect(store.state.registrations[0]?.records.at(-1)).toMatchObject({ Stages: [15], Notes: 'With Kim' })
    expect(onRecorded).toHaveBeenCalled()
    await user.click(preview.getByRole('button', { name: 'BACK TO THE LIST' }))
    const box = (await findDialog()).getByLabelText('Or paste the list')
    expect(box).toHaveValue('person,step,date,comment\nBob,Radio use,1/3/2026,')
  })

  it('can be undone: what it recorded is struck out, and its lines go back to the list', async () => {
    const { user, read, store, onRecorded } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    await preview.findByText(/2 records imported/)
    // somebody else was faster with one of them
    const other = store.state.registrations[2]!.records.at(-1)!
    other.struck = { by: 'kim@example.org', time: 1, reason: 'Another day' }
    await user.click(preview.getByRole('button', { name: 'Undo' }))
    expect(
      await preview.findByText(/^1 record struck out. 1 had been struck out already and stays as it was./),
    ).toBeVisible()
    expect(preview.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(store.state.registrations[0]!.records.at(-1)!.struck).toMatchObject({
      reason: 'Undone right after it was recorded',
    })
    expect(other.struck.reason).toBe('Another day')
    expect(rowsOf(preview).filter(([, , result]) => result === 'Struck out again')).toHaveLength(2)
    expect(onRecorded.mock.lastCall).toEqual([{ people: 0, records: [] }])
    await user.click(preview.getByRole('button', { name: 'BACK TO THE LIST' }))
    const box = (await findDialog()).getByLabelText<HTMLTextAreaElement>('Or paste the list')
    expect(box.value.split('\n')).toHaveLength(4)
  })

  it('tells what was recorded once it is closed, to be undone there', async () => {
    const { user, read, onRecorded, store } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    await preview.findByText(/2 records imported/)
    await user.keyboard('{Escape}')
    await answer(user, 'Discard')
    const records = [0, 2].map((at) => store.state.registrations[at]!.records.at(-1)!.id)
    await waitFor(() => expect(onRecorded.mock.lastCall).toEqual([{ people: 2, records }]))
  })

  it('has the lines with a problem downloaded', async () => {
    const texts: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => texts.push(blob) && 'blob:', revokeObjectURL() {} }),
    )
    const { user, read } = await open()
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'Download lines with a problem' }))
    expect(await texts[0]!.text()).toContain('Bob,Radio use,1/3/2026,,Not registered here')
  })

  it('goes on after a failure of the network, and records nothing twice', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(recordGroup, (input) => {
      void store.usual(recordGroup, input)
      throw new ApiError('no answer', { status: 0 })
    })
    const { user, read } = await open(store)
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    expect(await preview.findByRole('alert')).toHaveTextContent('nothing is recorded twice')
    store.answer(recordGroup, undefined)
    await user.click(preview.getByRole('button', { name: 'GO ON' }))
    expect(await preview.findByText(/2 records imported/)).toBeVisible()
    expect(store.state.registrations[2]?.records).toHaveLength(1)
  })

  it('names a line that the server refuses, and keeps it', async () => {
    const store = progressStore()
    store.answer(recordGroup, () => ({
      results: [
        { person: 1, record: null, error: 'One of the stages is not a stage of the progression system' },
        { person: 3, record: 900, error: '' },
      ],
    }))
    const { user, read } = await open(store)
    const preview = await read(list)
    await user.click(await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' }))
    expect(await preview.findByText('One of the stages is not a stage of the progression system')).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'BACK TO THE LIST' }))
    const box = (await findDialog()).getByLabelText<HTMLTextAreaElement>('Or paste the list')
    expect(box.value.split('\n')).toHaveLength(3)
  })

  it('says why a list cannot be read, or compared', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(groupRecords, () => refuse(404, 'Not found'))
    const { user, read } = await open(store)
    const dialog = await read('person,step\nAnna,Rope work')
    expect(await dialog.findByRole('alert')).toHaveTextContent('No column with dates was found.')
    await user.clear(dialog.getByLabelText('Or paste the list'))
    await user.click(dialog.getByLabelText('Or paste the list'))
    await user.paste(list)
    await user.click(dialog.getByRole('button', { name: 'NEXT' }))
    await answer(user, 'OK')
    expect((await findDialog()).getByLabelText('Or paste the list')).toHaveValue(list)
  })

  it('asks before a list is dropped', async () => {
    const { user, read } = await open()
    const preview = await read(list)
    await preview.findByRole('button', { name: 'IMPORT 2 RECORDS' })
    await user.keyboard('{Escape}')
    await answer(user, 'Keep editing')
    expect(preview.getByRole('button', { name: 'IMPORT 2 RECORDS' })).toBeVisible()
    await user.keyboard('{Escape}')
    await answer(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
