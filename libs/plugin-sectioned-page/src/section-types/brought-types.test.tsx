import { addContributions, withContributions } from '@sitewright/page-kit/contributions'
import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import kind from '../client/index.ts'
import server from '../server/index.ts'
import { button, card, editPage, patient, preview, serverWith, titles } from '../testing/edit-page.tsx'
import { page, textSection } from '../testing/sample-pages.ts'
import { pageElement, showPage } from '../testing/show-page.tsx'
import { sectionRules } from './rules.ts'
import { sectionTypes } from './types.ts'

const brought = { point: 'sectioned-page/section-types', package: '@you/section-notice' }
const broken: string[] = []
const onBroken = ({ error }: { error: Error }) => void broken.push(error.message)

/** As a package does that is installed: in both halves, each as its host loads it. */
async function install() {
  await withContributions(
    async () => ({ default: kind }),
    [{ ...brought, load: () => import('../testing/notice/index.ts') }],
  )
  await addContributions(server, [{ ...brought, load: () => import('../testing/notice/server.ts') }], onBroken)
}

/** As if it had never been. */
function uninstall() {
  sectionTypes.add(brought.package, [])
  sectionRules.add(brought.package, [])
}

const notice = (config: object) => ({ ...textSection(''), sectionType: 'notice', config })
const closed = notice({ Title: 'Closed', Content: '<p>Until <b>May</b></p>' })
const visitor = { permissions: new Set<string>() } as unknown as Parameters<NonNullable<typeof server.forReader>>[1]

beforeEach(install)
afterEach(() => {
  uninstall()
  broken.length = 0
})

describe('a section type that a package brings', () => {
  it('is cleaned, found and given to visitors by the server', () => {
    const harmful = page(notice({ Title: 'Closed', Content: '<p>Until May</p><script>x()</script>', Later: 1 }))
    const cleaned = server.clean(harmful)
    expect(cleaned).toBe(page(notice({ Title: 'Closed', Content: '<p>Until May</p>', Later: 1 })))
    expect(server.text(cleaned)).toBe('Closed Until May')
    expect(server.forReader?.(cleaned, visitor)).toBe(cleaned)
    expect(() => server.clean(page(notice({ Title: 'x'.repeat(201) })))).toThrow('The title of a notice')
  })

  it('is drawn for visitors, without a script too', async () => {
    expect(renderToString(await pageElement({ content: [page(closed)] }))).toContain('<b>May</b>')
    await showPage({ content: [page(closed)] })
    expect(screen.getByRole('complementary', { name: 'Closed' })).toHaveTextContent('Until May')
  })

  it('is offered, edited and saved', async () => {
    const stored = serverWith(page())
    const { user } = await editPage(stored)
    await user.click(await button('More sections'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }, patient))
    await user.click(dialog.getByRole('button', { name: 'Notice', description: 'What readers must not miss' }))
    await waitFor(() => expect(titles()).toEqual(['Notice']))
    await user.type(await card(1).findByRole('textbox', { name: 'Title' }, patient), 'Closed')
    await waitFor(() => expect(preview()).toHaveTextContent('Closed'))
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(stored.lastSections()).toEqual([notice({ Title: 'Closed', Content: '' })])
  })

  it('stays on the page when the package is gone: editors are told, visitors see nothing of it', async () => {
    uninstall()
    const content = page(textSection('<p>Huts</p>'), closed)
    expect(server.clean(content)).toBe(content)
    expect(server.text(content)).toBe('Huts')
    expect(server.forReader?.(content, visitor)).toBe(page(textSection('<p>Huts</p>')))
    const { container } = await showPage({ content: [content] })
    await allFetched()
    expect(container).toHaveTextContent(/^Huts$/)
    await editPage(serverWith(content))
    expect(titles()).toEqual(['Text block', 'Unknown section type: notice'])
    expect(await screen.findByText(/This version of the site cannot edit it/, {}, patient)).toBeVisible()
  })

  it('without an editor that can be had is shown, and not offered', async () => {
    const [type] = sectionTypes.list().slice(-1)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    sectionTypes.add(brought.package, { ...type, editor: () => Promise.reject(new Error('no connection')) })
    const { user } = await editPage(serverWith(page(closed)))
    expect(preview()).toHaveTextContent('Until May')
    await user.click(await button('More sections'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }, patient))
    expect(dialog.getByRole('button', { name: 'Quote' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Notice' })).toBeNull()
    expect(logged).toHaveBeenCalledWith(new Error('no connection'))
    logged.mockRestore()
  })

  it('is refused where it was not made by the functions that make one, or is there already', async () => {
    for (const [module, message] of [
      [{ sectionType: 'huts' }, 'what it brings was not made by defineSectionRules'],
      [sectionRules.get('text'), "'text' is there already"],
    ] as const)
      await addContributions(server, [{ ...brought, load: async () => ({ default: module }) }], ({ error }) =>
        expect(error.message).toBe(`@you/section-notice cannot contribute to sectioned-page/section-types: ${message}`),
      )
    expect(() => sectionTypes.add('x', { sectionType: 'huts', read: () => ({}) })).toThrow('made by defineSectionType')
    expect.assertions(3)
  })
})
