import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hut } from '../../testing/edit-page.tsx'
import { showSettings } from '../../testing/show-settings.tsx'
import { ImageSettings } from './ImageSettings.tsx'
import type { ImageConfig } from './model.ts'

const large = { ...hut, id: 13, name: 'hut large.jpg', caption: '' }

function show(config: ImageConfig) {
  const asked: unknown[] = []
  return {
    asked,
    ...showSettings(ImageSettings, config, {
      'GET protected/folder-get-list.json.php': () => [],
      'GET protected/file-get-list.json.php': (input) => (asked.push(input), [hut, large]),
    }),
  }
}

async function choose({ user }: ReturnType<typeof show>, name: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Select Image' })
  await user.click(await within(dialog).findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('ImageSettings', () => {
  it('sets an image from the picker, with its size and its caption (SECT-042, SECT-064, SECT-098)', async () => {
    const shown = show({})
    expect(screen.getByText('None chosen')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Choose image' }))
    await choose(shown, 'hut.jpg')
    expect(shown.asked).toEqual([{ i: 1 }])
    expect(shown.last()).toEqual({ ImageId: 12, ImageWidth: 640, ImageHeight: 480, HoverText: 'The hut in June' })
    const picture = within(screen.getByRole('group', { name: 'Image' })).getByRole('presentation')
    expect(picture).toHaveAttribute('src', '/api/1/private/file-get.php?id=12&thumb=1')
  })

  it('says of a picture that is not there any more that it is not found, until another one is chosen', async () => {
    const shown = show({ ImageId: 99 })
    const group = within(screen.getByRole('group', { name: 'Image' }))
    fireEvent.error(group.getByRole('presentation'))
    expect(group.getByText(/^Not found/)).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Choose image' }))
    await choose(shown, 'hut.jpg')
    expect(group.queryByText(/^Not found/)).toBeNull()
    expect(group.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('id=12'))
  })

  it('changes nothing when the picker is closed, and no existing hover text', async () => {
    const shown = show({ HoverText: 'My hut' })
    await shown.user.click(screen.getByRole('button', { name: 'Choose image' }))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.given).toEqual([])
    await shown.user.click(screen.getByRole('button', { name: 'Choose image' }))
    await choose(shown, 'hut.jpg')
    expect(shown.last()).toMatchObject({ HoverText: 'My hut' })
  })

  it('crops the picture: its shape, and what stays in sight, until another one is chosen', async () => {
    const shown = show({ ImageId: 13 })
    await shown.user.click(screen.getByRole('button', { name: 'Crop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop picture' }))
    await shown.user.selectOptions(dialog.getByRole('combobox', { name: 'Shape' }), '3:2')
    dialog.getByRole('slider', { name: 'Focal point' }).focus()
    await shown.user.keyboard('{ArrowRight}{ArrowUp}')
    await shown.user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.last()).toEqual({ ImageId: 13, Shape: '3x2', FocusX: 51, FocusY: 49 })
    await shown.user.click(screen.getByRole('button', { name: 'Choose image' }))
    await choose(shown, 'hut.jpg')
    expect(shown.last()).toMatchObject({ ImageId: 12, Shape: '3x2', FocusX: undefined, FocusY: undefined })
  })

  it('has a hover text and a gallery checkbox (SECT-043, SECT-044)', async () => {
    const { user, last } = show({ ImageId: 12 })
    await user.type(screen.getByRole('textbox', { name: 'Hover text' }), 'Hut')
    expect(last()).toEqual({ ImageId: 12, HoverText: 'Hut' })
    await user.click(screen.getByRole('checkbox', { name: 'Gallery' }))
    expect(last()).toEqual({ ImageId: 12, HoverText: 'Hut', Gallery: true })
    await user.click(screen.getByRole('checkbox', { name: 'Gallery' }))
    expect(JSON.parse(JSON.stringify(last()))).toEqual({ ImageId: 12, HoverText: 'Hut' })
  })

  it('has a separate gallery image, which can be cleared (SECT-045, SECT-046)', async () => {
    const shown = show({ ImageId: 12, Gallery: true })
    await shown.user.click(screen.getByRole('button', { name: 'Choose gallery image' }))
    await choose(shown, 'hut large.jpg')
    expect(shown.last()).toEqual({ ImageId: 12, Gallery: true, GalleryImageId: 13 })
    await shown.user.click(screen.getByRole('button', { name: 'Clear gallery image' }))
    expect(JSON.parse(JSON.stringify(shown.last()))).toEqual({ ImageId: 12, Gallery: true })
    expect(screen.queryByRole('button', { name: 'Clear gallery image' })).toBeNull()
  })

  it('shows the image of older content, but no forbidden address', () => {
    show({ ImageUrl: 'https://images.example/hut.jpg' })
    expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://images.example/hut.jpg')
    show({ ImageUrl: 'javascript:alert(1)' })
    expect(screen.getAllByRole('presentation')).toHaveLength(1)
  })
})
