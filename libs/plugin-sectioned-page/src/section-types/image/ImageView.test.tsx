import { FileVersionsProvider } from '@sitewright/media'
import { allFetched } from '@sitewright/page-kit/testing'
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

  it('is cut to its shape about its focal point; without a shape nothing is cut', async () => {
    const focus = { FocusX: 20, FocusY: 70 }
    const content = page(
      imageSection({ ImageId: 1, ...sized, HoverText: 'Cut', Shape: '16x9', ...focus }),
      imageSection({ ImageId: 2, ...sized, HoverText: 'Whole', ...focus }),
    )
    await showPage({ content: [content] })
    const style = (name: string) => screen.getByRole('img', { name }).style
    expect(style('Cut')).toMatchObject({ objectFit: 'cover', objectPosition: '20% 70%' })
    expect(Number(style('Cut').aspectRatio.split('/')[0])).toBeCloseTo(16 / 9)
    expect(screen.getByRole('img', { name: 'Whole' })).not.toHaveAttribute('style')
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
    expect(screen.queryByRole('link')).toBeNull()
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
    await user.click(screen.getByRole('link', { name: 'Hut' }))

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
    expect(screen.getByRole('link', { name: 'Open image' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Image preview' })).toBeInTheDocument()
  })
  it('is left to the browser where another tab is asked for', async () => {
    const content = page(imageSection({ ImageId: 1, GalleryImageId: 7, ...sized, HoverText: 'Hut', Gallery: true }))
    const { user } = await showPage({ content: [content] })
    const link = screen.getByRole('link', { name: 'Hut' })
    expect(link).toHaveAttribute('href', '/api/1/private/file-get.php?id=7&w=1920')
    let taken: boolean | undefined
    const note = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault() // jsdom goes nowhere
    }
    addEventListener('click', note, { once: true })
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(taken).toBe(false)
    await allFetched()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
