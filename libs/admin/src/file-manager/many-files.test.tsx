import type { UploadFile } from '@sitewright/api-client'
import { act as settled, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findFile, getFiles, getFolders, renderPublicFiles } from '../testing/render-file-manager.tsx'
import { manyFiles, sampleFile, sampleFiles, sampleFolder } from '../testing/sample-files.ts'

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
const selected = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .filter(({ checked }) => checked)
    .map((one) => one.getAttribute('aria-label')!.slice('Select '.length))

describe('selecting files', () => {
  it('selects one, and with shift all up to another', async () => {
    const { user } = await renderPublicFiles()
    await user.click(await box('Booking form.pdf'))
    expect(selected()).toEqual(['Booking form.pdf'])
    expect(screen.getByText('1 file selected')).toBeVisible()
    await user.keyboard('{Shift>}')
    await user.click(await box('Minutes 2025.txt'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['Booking form.pdf', 'Āpiti ridge.png', 'Minutes 2025.txt'])
    await user.click(screen.getByText('Clear selection'))
    expect(selected()).toEqual([])
  })

  it('selects all and none', async () => {
    const { user } = await renderPublicFiles()
    await box('Booking form.pdf')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all files' })
    await user.click(await box('Booking form.pdf'))
    expect(all.indeterminate).toBe(true)
    await user.click(all)
    expect(selected()).toHaveLength(4)
    expect(screen.getByText('4 files selected')).toBeVisible()
    await user.click(all)
    expect(selected()).toEqual([])
  })

  it('selects what is loaded of a long list, says so, and keeps it while more is loaded', async () => {
    const { user } = await renderPublicFiles({ [getFiles]: () => manyFiles(250) })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all files loaded so far' }))
    expect(screen.getByText('100 files selected')).toHaveTextContent('100 files selected, those loaded so far of 250')
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(201))
    expect(selected()).toHaveLength(100)
    expect(screen.getByText('100 files selected')).toHaveTextContent(/^100 files selected$/)
  })

  it('leaves alone what a search hides', async () => {
    const { user } = await renderPublicFiles()
    await user.click(await box('Booking form.pdf'))
    await user.click(await box('Kaweka Hut.jpg'))
    await user.type(screen.getByRole('searchbox'), 'kaweka')
    expect(await screen.findByText('1 file selected')).toBeVisible()
  })
})

describe('files dropped from the desktop', () => {
  const dropped = (names: readonly string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }))
    const items = files.map((file) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null }))
    return { dataTransfer: { types: ['Files'], items, files, dropEffect: 'none' } }
  }
  const list = () => screen.getByRole('region', { name: 'Files' })

  it('are marked as welcome, uploaded to the folder and listed', async () => {
    let stored = sampleFiles
    const upload: UploadFile = vi.fn(async ({ file }) => {
      stored = [...stored, sampleFile(50 + stored.length, file.name)]
      return { id: 50 }
    })
    await renderPublicFiles({ [getFiles]: () => stored }, upload)
    await findFile('Kaweka Hut.jpg')
    const files = dropped(['One.jpg', 'Two.jpg', 'Three.jpg'])
    fireEvent.dragEnter(list(), files)
    expect(list()).toHaveAttribute('data-over')
    fireEvent.drop(list(), files)
    expect(list()).not.toHaveAttribute('data-over')
    for (const name of ['One.jpg', 'Two.jpg', 'Three.jpg']) await findFile(name)
    expect(vi.mocked(upload).mock.calls.map(([{ fields }]) => fields)).toEqual([
      { idFolder: 3 },
      { idFolder: 3 },
      { idFolder: 3 },
    ])
  })

  it('show their progress and can be called off', async () => {
    let aborted = 0
    const upload: UploadFile = ({ signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress?.(0.42)
        signal?.addEventListener('abort', () => {
          aborted += 1
          reject(new DOMException('called off', 'AbortError'))
        })
      })
    const { user } = await renderPublicFiles({}, upload)
    await findFile('Kaweka Hut.jpg')
    fireEvent.drop(list(), dropped(['One.jpg', 'Two.jpg']))
    expect((await screen.findAllByRole('progressbar')).length).toBeGreaterThanOrEqual(3)
    expect(screen.getAllByText(/42%/).length).toBeGreaterThanOrEqual(2)
    await user.click(screen.getByRole('button', { name: /Cancel all/ }))
    await waitFor(() => expect(aborted).toBe(2))
  })

  it('are not taken where this person may not add files', async () => {
    const upload = vi.fn(async () => ({ id: 50 }))
    const folder = sampleFolder({ idFolder: 3, Name: 'Public', Root: 'public', MayAdd: false, MayManage: false })
    await renderPublicFiles({ [getFolders]: () => [folder] }, upload)
    await findFile('Kaweka Hut.jpg')
    fireEvent.dragEnter(list(), dropped(['One.jpg']))
    expect(list()).not.toHaveAttribute('data-over')
    await settled(async () => void fireEvent.drop(list(), dropped(['One.jpg'])))
    expect(upload).not.toHaveBeenCalled()
    expect(within(list()).queryByText('One.jpg')).not.toBeInTheDocument()
  })
})
