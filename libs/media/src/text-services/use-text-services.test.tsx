import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/api-client/testing'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeUpload, sampleFile } from '../testing/fake-upload.ts'
import { sampleFolders, withoutRights } from '../testing/sample-folders.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { rememberPictureFolder } from './picture-folder.ts'
import { useTextServices } from './use-text-services.tsx'

beforeEach(() => localStorage.clear())

type Sent = Awaited<ReturnType<ReturnType<typeof useTextServices>['services']['sendPicture']>>

function open(folders = () => sampleFolders) {
  const { api, calls } = fakeApi({ 'GET protected/folder-get-list.json.php': folders })
  const { upload, begun } = fakeUpload()
  const sent: [name: string, result: Sent][] = []
  function Stage() {
    const { services, dialog } = useTextServices(api, upload)
    const send = (name: string, type?: string) =>
      void services
        .sendPicture(sampleFile(name, 10, type), { onProgress: () => {}, signal: new AbortController().signal })
        .then((result) => sent.push([name, result]))
    return (
      <>
        <button onClick={() => ['hut.jpg', 'IMG_1.jpg', 'saddle.jpg'].forEach((name) => send(name))}>Send three</button>
        <button onClick={() => send('hut.heic', 'image/heic')}>Send a telling one</button>
        {dialog}
      </>
    )
  }
  render(
    <SessionProvider value={createSessionStore({ api })}>
      <TestFrame>
        <Stage />
      </TestFrame>
    </SessionProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { begun, sent, calls, press }
}

const changed = 'Where do your pictures go?'

it('sends pictures to Public without a question, two at a time, and says so once', async () => {
  const { begun, sent, press } = open()
  await press('Send three')
  await waitFor(() => expect(begun.map(({ file }) => file.name)).toEqual(['hut.jpg', 'IMG_1.jpg']))
  expect(screen.getByText('Pictures go to ‘Public’.')).toBeInTheDocument()
  begun[0]?.finish(31)
  await waitFor(() => expect(begun).toHaveLength(3))
  begun[1]?.finish(32)
  begun[2]?.fail(new ApiError('too large', { status: 413 }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(Object.fromEntries(sent)).toEqual({
    'hut.jpg': { src: '/api/1/private/file-get.php?id=31', alt: 'hut' },
    'IMG_1.jpg': { src: '/api/1/private/file-get.php?id=32', alt: '' },
    'saddle.jpg': { failed: 'The file is too large' },
  })
  const [, , third] = begun
  expect(third?.fields).toEqual({ idFolder: 20, i: 1 })
  cleanup()
  const again = open()
  await again.press('Send three')
  await waitFor(() => expect(again.begun).toHaveLength(2))
  expect(screen.queryByText(/^Pictures go to/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('sends the next ones to the folder that they are changed to', async () => {
  const { begun, press } = open()
  await press('Send three')
  await userEvent.click(await screen.findByRole('button', { name: 'Change folder' }))
  const dialog = within(await screen.findByRole('dialog', { name: changed }))
  expect(dialog.getByText('Everybody can see pictures in Public.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('treeitem', { name: 'Personal' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use this folder' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  begun.forEach((upload, index) => upload.finish(31 + index))
  await waitFor(() => expect(begun).toHaveLength(3))
  begun[2]?.finish(33)
  await press('Send three')
  await waitFor(() => expect(begun).toHaveLength(5))
  expect(begun.map(({ fields }) => fields['idFolder'])).toEqual([20, 20, 20, 1, 1])
})

it('goes down to the first folder in Public that takes files', async () => {
  const { begun, press } = open(() =>
    sampleFolders.map((folder) => (folder.Root === 'public' ? { ...folder, MayAdd: false } : folder)),
  )
  await press('Send three')
  await waitFor(() => expect(begun).toHaveLength(2))
  const inside = sampleFolders.find(({ Root }) => Root === 'public')!.Children[0]!
  expect(begun[0]?.fields).toEqual({ idFolder: inside.idFolder, i: 1 })
})

const withoutPublic = () => sampleFolders.filter(({ Root }) => Root !== 'public')

it('asks who may not add files to Public, once for all, and knows the folder from then on', async () => {
  const { begun, press } = open(withoutPublic)
  await press('Send three')
  const dialog = within(await screen.findByRole('dialog', { name: changed }))
  expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('treeitem', { name: 'Personal' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(begun).toHaveLength(2))
  begun.forEach((upload, index) => upload.finish(31 + index))
  await waitFor(() => expect(begun).toHaveLength(3))
  begun[2]?.finish(33)
  await press('Send three')
  await waitFor(() => expect(begun).toHaveLength(5))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('sends nothing where the question is cancelled', async () => {
  const { begun, sent, press } = open(withoutPublic)
  await press('Send three')
  const dialog = within(await screen.findByRole('dialog', { name: changed }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(new Set(sent.map(([, result]) => result))).toEqual(new Set([undefined]))
  expect(begun).toEqual([])
})

it('asks again where the folder takes no files any more, and lets nobody choose such a one', async () => {
  rememberPictureFolder(sampleFolders, 24)
  const { press } = open(() =>
    withoutRights(sampleFolders).map((folder) => ({ ...folder, MayAdd: false, Children: [] })),
  )
  await press('Send three')
  const dialog = within(await screen.findByRole('dialog', { name: 'Where do your pictures go?' }))
  await userEvent.click(dialog.getByRole('treeitem', { name: /Public/ }))
  expect(dialog.getByText('You may not add files to this folder.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
})

it('asks before a picture goes to Public that may tell where it was made', async () => {
  rememberPictureFolder(sampleFolders, 20)
  const { begun, sent, press } = open()
  await press('Send a telling one')
  expect(await screen.findByText(/may tell when and where it was made/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(sent).toEqual([['hut.heic', undefined]]))
  expect(begun).toEqual([])
})

it('says so where the folders cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { press, sent } = open(() => {
    throw new ApiError('no answer', { status: 500 })
  })
  await press('Send a telling one')
  await waitFor(() => expect(sent).toEqual([['hut.heic', { failed: 'The folders could not be loaded' }]]))
})
