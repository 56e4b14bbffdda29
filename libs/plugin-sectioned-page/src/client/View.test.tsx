import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  imageSection,
  mapSection,
  page,
  sampleActive,
  sampleDraft,
  textSection,
  unknownSection,
  videoSection,
} from '../testing/sample-pages.ts'
import { pageElement, showPage } from '../testing/show-page.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('for a visitor', () => {
  it('shows the published sections in their order, without a browser too (SECT-001, SECT-002)', async () => {
    const content = page(textSection('<h2>First</h2>'), mapSection(), textSection('<h2>Second</h2>'))
    const html = renderToString(await pageElement({ content: [content, sampleDraft, 3] }))
    const shown = new DOMParser().parseFromString(html, 'text/html')
    expect(Array.from(shown.querySelectorAll('h2, [aria-label=Map]'), (each) => each.textContent)).toEqual([
      'First',
      expect.stringContaining('35.2827° S'),
      'Second',
    ])
    expect(html).not.toContain('new huts')
  })

  it('asks no other host, and nothing of the map and the player, before it is wanted (SECT-057, SECT-058)', async () => {
    const html = renderToString(await pageElement({ content: [sampleActive] }))
    const shown = new DOMParser().parseFromString(html, 'text/html')
    expect(shown.querySelector('script, iframe, link:not([as=image]), video, source')).toBeNull()
    const addresses = Array.from(shown.querySelectorAll('[src]'), (each) => each.getAttribute('src'))
    expect(addresses).toEqual(['/api/1/private/file-get.php?id=12'])
  })

  it('shows texts sanitised (SECT-054)', async () => {
    const { container } = await showPage({
      content: [page(textSection('<p onclick="x()">Huts</p><script>x()</script>'))],
    })
    expect(screen.getByText('Huts')).toBeVisible()
    expect(container.innerHTML).not.toMatch(/script|onclick/)
  })

  it('sets width, height, margins, float and shadow (SECT-091, SECT-092, SECT-096)', async () => {
    const section = {
      ...textSection('<p>Huts</p>'),
      ...{ widthpercent: 40, heightpercent: 30, margins: '1 2 3 4', float: 'right' as const, Shadow: true },
    }
    await showPage({ content: [page(section)] })
    // as written: jsdom knows no window height
    const style = screen.getByText('Huts').closest('[data-section]')?.getAttribute('style')?.split('; ')
    expect(style).toEqual(
      expect.arrayContaining(['width: 40%', 'min-height: 30vh', 'margin: 1px 2px 3px 4px', 'float: right']),
    )
    expect(style).toContainEqual(expect.stringMatching(/^box-shadow: 2px 2px 5px /))
  })

  it('shows nothing of hidden sections, of unknown types and of what has no content', async () => {
    const content = page(
      { ...textSection('<p>Secret</p>'), hidden: true },
      unknownSection,
      imageSection({}),
      videoSection('our film'),
    )
    const { container } = await showPage({ content: [content] })
    await allFetched()
    expect(container).toHaveTextContent('')
    expect(within(container).queryByRole('group')).toBeNull()
  })

  it.each([[[]], [['core.account-owner', 'plugin.singlepage.editor']]])(
    'has no editing toolbar for a holder of %j (SECT-007)',
    async (permissions) => {
      const content = [page(textSection('<p>Huts</p>')), sampleDraft, 3]
      const forEditors = await showPage({ content, permissions: ['plugin.sectionedpage.editor'] })
      expect(await screen.findByRole('group', { name: 'Page editing' })).toBeVisible()
      forEditors.unmount()
      await showPage({ content, permissions })
      await allFetched()
      expect(screen.getByText('Huts')).toBeVisible()
      expect(screen.queryByRole('group', { name: 'Page editing' })).toBeNull()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('neither counts nor shows hits (SECT-006)', async () => {
    const count = vi.fn(() => [9, 4])
    await showPage({
      content: [sampleActive],
      permissions: ['plugin.sectionedpage.editor'],
      answers: { 'GET private/page-get-hit-count.json.php': count },
    })
    expect(await screen.findByRole('group', { name: 'Page editing' })).toBeVisible()
    expect(screen.queryByText('4/9')).toBeNull()
    expect(count).not.toHaveBeenCalled()
  })
})

describe('for staff', () => {
  it.each(['core.page-manager', 'core.admin'])(
    "shows 'unique/total' hits to %s (SECT-004, SECT-006)",
    async (permission) => {
      await showPage({
        content: [sampleActive],
        permissions: [permission],
        answers: { 'GET private/page-get-hit-count.json.php': () => [9, 4] },
      })
      expect(await screen.findByText('4/9')).toBeVisible()
    },
  )

  it('says what the numbers are (SECT-005)', async () => {
    const { user } = await showPage({
      content: [sampleActive],
      permissions: ['core.admin'],
      answers: { 'GET private/page-get-hit-count.json.php': () => [9, 4] },
    })
    await user.hover(await screen.findByText('4/9'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Number of hits on this page (unique/total)')
  })

  it('has the editing toolbar for editors (SECT-003, SECT-007)', async () => {
    await showPage({ content: [sampleActive, sampleDraft, 3], permissions: ['plugin.sectionedpage.editor'] })
    const toolbar = await screen.findByRole('group', { name: 'Page editing' })
    await waitFor(() => expect(within(toolbar).getByRole('button', { name: 'Edit page' })).toBeVisible())
    expect(screen.getByRole('heading', { name: 'Our huts' })).toBeVisible()
  })
})
