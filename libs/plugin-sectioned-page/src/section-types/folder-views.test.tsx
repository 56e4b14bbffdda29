import { allFetched } from '@sitewright/page-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ShownFile } from '../contract.ts'
import { page, sectionOf } from '../testing/sample-pages.ts'
import { showPage } from '../testing/show-page.tsx'

const file = (id: number, name: string, more: Partial<ShownFile> = {}): ShownFile => ({
  ...{ id, name, caption: '', created: 1_790_000_000 + id, type: 'image/jpeg', size: 2_500_000 },
  ...{ width: 1600, height: 1200, ...more },
})
const photos = [
  file(11, 'a.jpg', { caption: 'The lake' }),
  file(12, 'b.jpg'),
  file(13, 'c.pdf', { type: 'application/pdf', width: null, height: null }),
]
const call = 'GET protected/plugin/sectioned-page/get-folder-files.json.php'
const editor = ['plugin.sectionedpage.editor']

describe('a gallery', () => {
  it('shows the chosen pictures in their order, and opens the viewer at the one that is pressed', async () => {
    const Pictures = [
      { Id: 5, Width: 640, Height: 480, Alt: 'Hut' },
      { Id: 4, Alt: '' },
    ]
    const answers = { 'POST protected/image-get-captions.json.php': () => ['', ''] }
    const { user } = await showPage({ content: [page(sectionOf('gallery', { Pictures }))], answers })
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual([
      '/api/1/private/file-get.php?id=5&w=320',
      '/api/1/private/file-get.php?id=4&w=320',
    ])
    expect(screen.getByRole('link', { name: 'Hut' })).toBe(links[0])
    expect(links[0]).toHaveAttribute('href', '/api/1/private/file-get.php?id=5&w=1920')
    await user.click(screen.getByRole('link', { name: 'Open picture 2 of 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Image preview' }))
    expect(dialog.getByText('2/2')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves it to the browser where somebody wants a tab of its own', async () => {
    await showPage({ content: [page(sectionOf('gallery', { Pictures: [{ Id: 5, Alt: 'Hut' }] }))] })
    const link = screen.getByRole('link', { name: 'Hut' })
    // jsdom follows no link, and says so
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(link, { [key]: true })).toBe(true)
    await allFetched()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fireEvent.click(link)).toBe(false)
    expect(await screen.findByRole('dialog', { name: 'Image preview' })).toBeVisible()
  })

  it('shows the pictures of a folder, described by their captions, and asks for it once for the page', async () => {
    const asked: unknown[] = []
    const content = [page(sectionOf('gallery', { Folder: 3, Order: 'newest' }))]
    await showPage({ content, answers: { [call]: (input) => (asked.push(input), photos) } })
    expect(screen.getByRole('link', { name: 'The lake' })).toBeVisible()
    expect(document.querySelector('img')).toHaveAttribute('src', '/api/1/private/file-get.php?id=12&w=320')
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(asked).toEqual([{ id: 7, f: 3 }])
  })
})

describe('a file list', () => {
  it('links to each file with its type, size and day, in the order that is set', async () => {
    const content = [page(sectionOf('files', { Folder: 3, Title: 'Downloads' }))]
    await showPage({ content, answers: { [call]: () => photos } })
    const list = within(screen.getByRole('list', { name: 'Downloads' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['a.jpg', 'b.jpg', 'c.pdf'])
    expect(list.getByRole('link', { name: 'c.pdf' })).toHaveAttribute('href', '/api/1/private/file-get.php?id=13')
    const about = list.getByText('PDF').parentElement
    expect(about).toHaveTextContent('PDF, 2.5 MB, 21 Sep 2026')
    // a page in Arabic would mix them up otherwise
    expect(about?.querySelectorAll('bdi')).toHaveLength(3)
  })
})

describe('a section without anything to show', () => {
  const empty = page(sectionOf('files', { Folder: 3 }), sectionOf('files'), sectionOf('gallery'))
  const answers = { [call]: () => [] }

  it('shows nothing to visitors', async () => {
    const { container } = await showPage({ content: [empty], answers })
    expect(container).toHaveTextContent('')
  })

  it('tells its editors why', async () => {
    await showPage({ content: [empty, null, 1], permissions: editor, answers })
    expect(screen.getByText('The folder of this file list has no files that you may see.')).toBeVisible()
    expect(screen.getByText('No folder is chosen for this file list yet.')).toBeVisible()
    expect(screen.getByText('This gallery has no pictures yet.')).toBeVisible()
  })
})

it('a folder that could not be had with the page is asked for again by its section', async () => {
  let times = 0
  const answer = () => {
    times += 1
    if (times === 1) throw new Error('down')
    return photos
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await showPage({ content: [page(sectionOf('files', { Folder: 3 }))], answers: { [call]: answer } })
  expect(await screen.findByRole('link', { name: 'a.jpg' })).toBeVisible()
})
