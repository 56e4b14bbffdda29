import { FileVersionsProvider, type FileVersions } from '@sitewright/media'
import { allFetched } from '@sitewright/page-kit/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { imageSection, page, sectionOf } from '../testing/sample-pages.ts'
import { pageElement } from '../testing/show-page.tsx'

/** The page as a visitor sees it, for whom the server knows of these files that they are gone. */
async function show(content: string, ...gone: readonly number[]) {
  const versions: FileVersions = Object.fromEntries(gone.map((id) => [id, null]))
  const shown = render(
    <FileVersionsProvider value={versions}>{await pageElement({ content: [content] })}</FileVersionsProvider>,
  )
  await allFetched()
  return shown
}

const card = (ImageId: number, words: { Alt?: string; Heading?: string } = {}) => ({
  ...{ ImageId, Alt: '', Heading: '', Text: '', Address: '', LinkText: '' },
  ...words,
})

it('an image says what it showed, or nothing at all', async () => {
  const { container } = await show(
    page(imageSection({ ImageId: 1, HoverText: 'The upper hut' }), imageSection({ ImageId: 2 })),
    ...[1, 2],
  )
  expect(screen.getByText('The upper hut')).toBeVisible()
  expect(container.querySelectorAll('img, figure')).toHaveLength(0)
})

it('cards and covers stay with their words, and are not there without any', async () => {
  const { container } = await show(
    page(
      sectionOf('cover', { ImageId: 1, Heading: 'Welcome', Alt: 'A lake' }),
      sectionOf('cover', { ImageId: 1, Alt: 'A valley' }),
      sectionOf('cards', { Cards: [card(1, { Heading: 'Huts' }), card(1, { Alt: 'A stove' }), card(1), card(2)] }),
    ),
    1,
  )
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(screen.queryByText('A lake')).toBeNull()
  expect(screen.getByText('A valley')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Huts', 'A stove', ''])
  expect([...container.querySelectorAll('img')].map((image) => image.src)).toEqual([expect.stringContaining('id=2&')])
})

it('galleries and the viewer of the page pass it over', async () => {
  await show(
    page(
      sectionOf('gallery', { Pictures: [1, 2, 3].map((Id) => ({ Id, Alt: `Picture of ${Id}` })) }),
      imageSection({ ImageId: 1, HoverText: 'Gone', Gallery: true }),
      imageSection({ ImageId: 2, HoverText: 'Lake', Gallery: true, GalleryImageId: 1 }),
    ),
    1,
  )
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    ...['Picture of 2', 'Picture of 3', 'Lake'],
  ])
  const lake = screen.getByRole('link', { name: 'Lake' })
  expect(lake).toHaveAttribute('href', expect.stringContaining('id=2&'))
  await userEvent.click(lake)
  const viewer = within(await screen.findByRole('dialog'))
  expect(await viewer.findByRole('img')).toHaveAttribute('src', expect.stringContaining('id=2'))
})
