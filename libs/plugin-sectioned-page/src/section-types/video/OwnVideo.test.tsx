import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { filesOf, sources, textOf } from '../../server/read-content.ts'
import { page, sectionOf } from '../../testing/sample-pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { showSettings } from '../../testing/show-settings.tsx'
import { hut } from '../../testing/edit-page.tsx'
import type { VideoConfig } from './model.ts'
import { VideoSettings } from './VideoSettings.tsx'

const film = { id: 'dQw4w9WgXcQ', FileId: 31, PosterId: 12, CaptionsId: 32, Title: 'Over the pass' }
const own = page(sectionOf('youtube', film))

describe('a video file of the site', () => {
  it('is played by the browser alone, with its poster, in place of a video at YouTube', async () => {
    await showPage({ content: [own] })
    const video = screen.getByLabelText('Over the pass')
    expect(video).toHaveAttribute('src', '/api/1/private/file-get.php?id=31')
    expect(video).toHaveAttribute('poster', '/api/1/private/file-get.php?id=12&w=1280')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('preload', 'none')
    const track = video.querySelector('track')
    expect(track).toHaveAttribute('kind', 'captions')
    expect(track).toHaveAttribute('src', '/api/1/private/file-get.php?id=32')
    await allFetched()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('needs no other site, names its files and is found by its title', () => {
    expect(sources.of(own)).toEqual([])
    expect(filesOf(own)).toEqual([31, 12, 32])
    expect(textOf(own)).toBe('Over the pass')
  })
})

describe('its settings', () => {
  const video = { ...hut, id: 31, name: 'pass.mp4', type: 'video/mp4', caption: 'Over the pass', IsImage: false }
  const folder = {
    ...{ idFolder: 20, Name: 'Films', Children: [], Expanded: false, Depth: 0, ChildrenPopulated: true },
    ...{ Static: true, Root: 'public', MayAdd: true, MayManage: true },
  }

  it('choose a video file and its poster, and remove them again', async () => {
    const { user, last } = showSettings<VideoConfig>(
      VideoSettings,
      { id: 'dQw4w9WgXcQ' },
      {
        'GET protected/folder-get-list.json.php': () => [folder],
        'GET protected/file-get-list.json.php': () => [hut, video],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Use a video file instead' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose video' }))
    await user.click(await dialog.findByRole('treeitem', { name: 'Films' }))
    const list = await dialog.findByRole('list', { name: 'Videos' })
    expect(within(list).getAllByRole('button')).toHaveLength(1)
    await user.click(within(list).getByRole('button', { name: 'pass.mp4' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(last()).toEqual({ id: 'dQw4w9WgXcQ', FileId: 31, Title: 'Over the pass' })
    await user.click(screen.getByRole('button', { name: 'Choose poster' }))
    await user.click(await screen.findByRole('button', { name: 'hut.jpg' }))
    await waitFor(() => expect(last()?.PosterId).toBe(12))
    await user.click(await screen.findByRole('button', { name: 'Remove video file' }))
    expect(last()).toEqual({ id: 'dQw4w9WgXcQ' })
  })

  it('choose a WebVTT file with what is said, and remove it again', async () => {
    const captions = { ...video, id: 32, name: 'pass.VTT', type: 'text/plain' }
    const { user, last } = showSettings<VideoConfig>(
      VideoSettings,
      { FileId: 31 },
      {
        'GET protected/folder-get-list.json.php': () => [folder],
        'GET protected/file-get-list.json.php': () => [hut, video, captions],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Choose captions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose captions' }))
    await user.click(await dialog.findByRole('treeitem', { name: 'Films' }))
    const list = within(await dialog.findByRole('list', { name: 'Captions' }))
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['pass.VTT'])
    await user.click(list.getByRole('button', { name: 'pass.VTT' }))
    await waitFor(() => expect(last()).toEqual({ FileId: 31, CaptionsId: 32 }))
    await user.click(await screen.findByRole('button', { name: 'Remove captions' }))
    expect(last()).toEqual({ FileId: 31 })
  })

  it('say so where the files of a folder cannot be had, and try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let fails = true
    const { user } = showSettings<VideoConfig>(
      VideoSettings,
      { FileId: 31 },
      {
        'GET protected/folder-get-list.json.php': () => [folder],
        'GET protected/file-get-list.json.php': () => (fails ? Promise.reject(new Error('down')) : [video]),
      },
    )
    await user.click(screen.getByRole('button', { name: 'Choose another video file' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose video' }))
    await user.click(await dialog.findByRole('treeitem', { name: 'Films' }))
    expect(await dialog.findByText('The files could not be loaded')).toBeVisible()
    fails = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'pass.mp4' })).toBeVisible()
  })
})
