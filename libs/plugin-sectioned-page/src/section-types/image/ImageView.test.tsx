import { FileVersionsProvider } from '@sitewright/media'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { imageSection, page, textSection } from '../../testing/sample-pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ImageView } from './ImageView.tsx'

const captions = 'POST protected/image-get-captions.json.php'
const sized = { ImageWidth: 1600, ImageHeight: 1200 }

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('an image section', () => {
  it('shows its hover text, which also describes it (SECT-055)', async () => {
    const content = page(imageSection({ ImageId: 12, ...sized, HoverText: 'The upper hut' }))
    await showPage({ content: [content] })
    const image = screen.getByRole('img', { name: 'The upper hut' })
    expect(image).toHaveAttribute('src', '/api/1/private/file-get.php?id=12')
    expect(image).toHaveAttribute('width', '1600')
    expect(image).toHaveAttribute('height', '1200')
    expect(screen.getByText('The upper hut')).toBeInTheDocument()
  })

  it('has its picture in the version of the document', () => {
    render(
      <FileVersionsProvider value={{ 12: 'aaaaaaaaaaaa' }}>
        <ImageView config={{ ImageId: 12, ...sized, HoverText: 'Hut' }} />
      </FileVersionsProvider>,
    )
    const image = screen.getByRole('img', { name: 'Hut' })
    expect(image).toHaveAttribute('src', '/api/1/private/file-get.php?id=12&v=aaaaaaaaaaaa')
    expect(image.getAttribute('srcset')).toContain('/api/1/private/file-get.php?id=12&v=aaaaaaaaaaaa&w=640 640w')
  })

  it('loads the first visible image at once, also below a text, and all others when they are reached', async () => {
    const images = [imageSection({ ImageId: 1, ...sized }), imageSection({ ImageId: 2, ...sized })]
    await showPage({ content: [page(textSection('<p>Four days</p>'), ...images)] })
    const [first, second] = document.querySelectorAll('img')
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual([null, 'lazy'])
  })

  it('opens nothing if the gallery is off (SECT-056)', async () => {
    const content = page(imageSection({ ImageId: 12, ...sized, HoverText: 'Hut', GalleryImageId: 13 }))
    const { user } = await showPage({ content: [content] })
    await user.click(screen.getByRole('img', { name: 'Hut' }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the gallery of all such images of the page at the one that was clicked (SECT-056, SECT-097)', async () => {
    const content = page(
      imageSection({ ImageId: 1, ...sized, HoverText: 'Lake', Gallery: true }),
      imageSection({ ImageId: 2, ...sized, HoverText: 'Not in it' }),
      textSection('<p>Words</p>'),
      imageSection({ ImageId: 3, GalleryImageId: 30, ...sized, HoverText: 'Hut', Gallery: true }),
      { ...imageSection({ ImageId: 4, ...sized, HoverText: 'Hidden', Gallery: true }), hidden: true },
      imageSection({ ImageUrl: '/old.png', HoverText: 'Without a file', Gallery: true }),
    )
    const asked: unknown[] = []
    const answers = { [captions]: (input: { ids?: unknown }) => (asked.push(input.ids), ['The lake', 'The hut']) }
    const { user } = await showPage({ content: [content], answers })
    await user.click(screen.getByRole('button', { name: 'Hut' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Image preview' }))
    expect(dialog.getByText('2/2')).toBeInTheDocument()
    expect(asked).toEqual([[1, 30]])
    const shown = dialog.getAllByRole('img').find((each) => !each.closest('[inert]'))
    expect(shown).toHaveAttribute('alt', 'Hut')
    expect(shown?.getAttribute('src')).toContain('/api/1/private/file-get.php?id=30')
    expect(await dialog.findByText('The hut')).toBeInTheDocument()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is opened by the keyboard, and has a name without a hover text (SECT-056)', async () => {
    const content = page(imageSection({ ImageId: 1, ...sized, Gallery: true }))
    const { user } = await showPage({ content: [content], answers: { [captions]: () => [''] } })
    await user.tab()
    expect(screen.getByRole('button', { name: 'Open image' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Image preview' })).toBeInTheDocument()
  })
})
