import { fakeApi } from '@sitewright/api-client/testing'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { FileImage } from '../picture/FileImage.tsx'
import { FileVersionsProvider } from '../picture/file-versions.ts'
import { sampleFolders } from '../testing/sample-folders.ts'
import { sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { ImageInput, type ImageValue } from './ImageInput.tsx'
import { LinkButton } from './LinkButton.tsx'
import { RichTextInput } from './RichTextInput.tsx'

const { api } = fakeApi({
  'GET protected/folder-get-list.json.php': () => sampleFolders,
  'GET protected/file-get-list.json.php': () => sampleImages,
})

function show(children: ReactNode) {
  render(
    <SessionProvider value={createSessionStore({ api })}>
      <TestFrame>{children}</TestFrame>
    </SessionProvider>,
  )
  return userEvent.setup()
}

const press = (name: string) => screen.findByRole('button', { name })

it('an image is chosen with its caption and size, described, and taken out again', async () => {
  const values: (ImageValue | null)[] = [null]
  function Form() {
    const [value, setValue] = useState<ImageValue | null>(null)
    const change = (next: ImageValue | null) => {
      values.push(next)
      setValue(next)
    }
    return <ImageInput api={api} label="Photo" hint="Wide." value={value} maxAltLength={20} onChange={change} />
  }
  const user = show(<Form />)
  const group = screen.getByRole('group', { name: 'Photo' })
  expect(group).toHaveTextContent('None chosen')
  expect(group).toHaveTextContent('Wide.')
  await user.click(await press('Choose image'))
  await user.click(await press('Over the saddle.jpg'))
  await waitFor(() => expect(values.at(-1)).toEqual({ id: 103, alt: 'Over the saddle', width: 1600, height: 1200 }))
  await user.type(screen.getByRole('textbox', { name: 'What the image shows' }), ' in snow')
  expect(values.at(-1)).toMatchObject({ id: 103, alt: 'Over the saddle in s' })
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(values.at(-1)).toBeNull()
  expect(group).toHaveTextContent('None chosen')
})

it('a rich text hands its words on when it is asked to', async () => {
  const handle = createRef<{ flush: () => void }>()
  const onChange = vi.fn<(html: string) => void>()
  const user = show(
    <RichTextInput ref={handle} api={api} label="Story" hint="Long." value="<p>Up</p>" onChange={onChange} />,
  )
  expect(await screen.findByRole('textbox', { name: 'Story' })).toHaveTextContent('Up')
  expect(screen.getByText('Long.')).toBeVisible()
  await user.click(await press('Edit HTML'))
  fireEvent.change(screen.getByRole('textbox', { name: 'Story (HTML)' }), { target: { value: '<p>Down</p>' } })
  act(() => handle.current?.flush())
  expect(onChange).toHaveBeenLastCalledWith('<p>Down</p>')
})

it('a link is chosen in the dialog of links, which stays open for one that leads nowhere', async () => {
  const onChoose = vi.fn((address: string) => address === '/contact')
  const user = show(<LinkButton api={api} address="" onChoose={onChoose} />)
  await user.click(await press('Choose link'))
  const dialog = await screen.findByRole('dialog', { name: 'Insert link' })
  const address = within(dialog).getByRole('combobox', { name: 'Address' })
  await user.type(address, '#top')
  await user.click(within(dialog).getByRole('button', { name: 'Insert' }))
  expect(await within(dialog).findByText('This address cannot be used.')).toBeVisible()
  await user.clear(address)
  await user.type(address, '/contact')
  await user.click(within(dialog).getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChoose.mock.calls).toEqual([['#top'], ['/contact']])
})

it('an image of the site is shown in several widths, with the version of its file', () => {
  show(
    <FileVersionsProvider value={{ 7: 'abc' }}>
      <FileImage image={{ id: 7, alt: 'A hut', width: 1600, height: 1200 }} sizes="20rem" />
    </FileVersionsProvider>,
  )
  const image = screen.getByRole('img', { name: 'A hut' })
  expect(image).toHaveAttribute('src', '/api/1/private/file-get.php?id=7&v=abc&w=960')
  expect(image.getAttribute('srcset')).toContain('file-get.php?id=7&v=abc&w=320 320w')
  expect(image).toHaveAttribute('sizes', '20rem')
  expect(image).toHaveAttribute('width', '1600')
})
