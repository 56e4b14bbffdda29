import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hut } from '../testing/edit-page.tsx'
import { showSettings } from '../testing/show-settings.tsx'
import { FilesSettings } from './files/FilesSettings.tsx'
import { filesModel, type FilesConfig } from './files/model.ts'
import { GallerySettings } from './gallery/GallerySettings.tsx'
import { galleryModel, type GalleryConfig } from './gallery/model.ts'

const folder = {
  ...{ idFolder: 20, Name: 'Photos', Children: [], Expanded: false, Depth: 0, ChildrenPopulated: true },
  ...{ Static: true, Root: 'public', MayAdd: true, MayManage: true },
}
const lake = { ...hut, id: 13, name: 'lake.jpg', caption: 'The lake' }
const answers = {
  'GET protected/folder-get-list.json.php': () => [folder],
  'GET protected/file-get-list.json.php': () => [hut, lake],
}
type User = ReturnType<typeof showSettings>['user']

async function chooseFolder(user: User) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose folder' }))
  await user.click(await dialog.findByRole('treeitem', { name: 'Photos' }))
  await user.click(dialog.getByRole('button', { name: 'Choose' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('the settings of a gallery', () => {
  it('take all pictures of a folder at once, none twice, with captions and sizes', async () => {
    const { user, last } = showSettings<GalleryConfig>(GallerySettings, galleryModel.blank(), answers)
    for (let time = 0; time < 2; time++) {
      await user.click(screen.getByRole('button', { name: 'Add all pictures of a folder' }))
      await chooseFolder(user)
    }
    await waitFor(() =>
      expect(last()?.Pictures).toEqual([
        { Id: 12, Width: 640, Height: 480, Alt: 'The hut in June' },
        { Id: 13, Width: 640, Height: 480, Alt: 'The lake' },
      ]),
    )
  })

  const two: GalleryConfig = {
    ...galleryModel.blank(),
    Pictures: [
      { Id: 12, Alt: 'Hut' },
      { Id: 13, Alt: 'Lake' },
    ],
  }
  const alts = (config: GalleryConfig | undefined) => config?.Pictures.map(({ Alt }) => Alt)

  it('put pictures in order by keyboard and by dragging, describe and delete them', async () => {
    const { user, last } = showSettings<GalleryConfig>(GallerySettings, two, answers)
    screen.getAllByRole('button', { name: 'Move picture down' })[0]?.focus()
    await user.keyboard('{Enter}')
    expect(alts(last())).toEqual(['Lake', 'Hut'])
    const dataTransfer = { setData: () => {} }
    fireEvent.dragStart(screen.getAllByTitle('Drag to reorder')[1]!, { dataTransfer })
    const first = screen.getByRole('group', { name: 'Picture 1' })
    fireEvent.dragOver(first, { dataTransfer })
    fireEvent.drop(first, { dataTransfer })
    expect(alts(last())).toEqual(['Hut', 'Lake'])
    await user.type(
      within(screen.getByRole('group', { name: 'Picture 1' })).getByRole('textbox', { name: 'What the picture shows' }),
      '!',
    )
    expect(alts(last())).toContain('Hut!')
    for (const _ of [1, 2]) await user.click(screen.getAllByRole('button', { name: 'Delete picture' })[0]!)
    expect(last()?.Pictures).toEqual([])
    expect(screen.getByRole('button', { name: 'Add picture' })).toHaveFocus()
  })

  it('show a folder instead, and the chosen pictures again', async () => {
    const { user, last } = showSettings<GalleryConfig>(GallerySettings, two, answers)
    await user.click(screen.getByRole('button', { name: 'Show a folder instead' }))
    await chooseFolder(user)
    expect(last()).toEqual({ ...two, Folder: 20 })
    expect(await within(screen.getByRole('group', { name: 'Folder' })).findByText('Photos')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'The newest first')
    expect(last()?.Order).toBe('newest')
    await user.click(screen.getByRole('button', { name: 'Choose pictures instead' }))
    expect(last()).toEqual({ ...two, Order: 'newest' })
  })
})

describe('the settings of a file list', () => {
  it('choose the folder, a title and the order', async () => {
    const { user, last } = showSettings<FilesConfig>(FilesSettings, filesModel.blank(), answers)
    expect(screen.getByText('None chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose folder' }))
    await chooseFolder(user)
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Minutes')
    expect(last()).toEqual({ Folder: 20, Title: 'Minutes', Order: 'name' })
  })
})
