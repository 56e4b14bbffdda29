import { ApiError } from '@sitewright/api-client'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closed, description, openNew, submit, type } from '../testing/open-new-page.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePages, sampleTypes } from '../testing/samples.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the table of the page types', () => {
  it('is no second question: the selector alone asks, and who presses a row has chosen in it', async () => {
    const { user, created, dialog } = await openNew()
    const table = within(dialog.getByRole('table', { name: 'Page types' }))
    await user.click(await table.findByText('Contact form'))
    expect(table.queryByRole('button')).toBeNull()
    expect(type(dialog)).toHaveDisplayValue('Contact form')
    expect(type(dialog)).toHaveFocus()
    await user.selectOptions(type(dialog), 'Sectioned page')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toMatchObject([{ id: 2 }])
  })

  it('has the picture of each kind, or a sheet where it has none', async () => {
    const [first, ...others] = sampleTypes
    const { dialog } = await openNew({
      'GET private/pagetype-get-list.json.php': () => [{ ...first!, picture: { accent: 'M1 2h3' } }, ...others],
    })
    const paths = within(dialog.getByRole('table', { name: 'Page types' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('path')].map((path) => path.getAttribute('d')))
    expect(paths[0]).toEqual(['M1 2h3'])
    expect(paths[1]).toHaveLength(2)
  })
})

describe('a page as a template', () => {
  it('gives a new page its content and type; title and shortcut are those that are typed', async () => {
    const { user, created, dialog } = await openNew()
    expect(dialog.getByRole('radio', { name: 'A blank page' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'An existing page' }))
    expect(type(dialog)).toBeDisabled()
    expect(dialog.queryByRole('table')).toBeNull()
    const pages = within(await dialog.findByRole('radiogroup', { name: 'Use as template' }))
    expect(submit(dialog)).toBeDisabled()
    await user.click(pages.getByRole('radio', { name: /Write to us/ }))
    expect(type(dialog)).toHaveDisplayValue('Contact form')
    await user.type(description(dialog), 'Book a bunk')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toEqual([{ id: 3, detail: 'Book a bunk', url: 'book-a-bunk', cloneid: 3 }])
    expect(screen.getByRole('link', { name: 'Book a bunk' })).toHaveAttribute('href', '/pages/form/41')
  })

  it('is forgotten by who starts from a blank page after all', async () => {
    const { user, created, dialog } = await openNew()
    await user.click(dialog.getByRole('radio', { name: 'An existing page' }))
    await user.click(await dialog.findByRole('radio', { name: /Write to us/ }))
    await user.click(dialog.getByRole('radio', { name: 'A blank page' }))
    expect(type(dialog)).toHaveDisplayValue('Single page')
    await user.click(submit(dialog))
    await closed()
    expect(created()).toMatchObject([{ id: 1, cloneid: 0 }])
  })

  it('can be looked for again where the pages could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(pagedPages(() => samplePages))
    const { user, dialog } = await openNew({ 'GET private/page-get-paged.json.php': load })
    load.mockImplementationOnce(() => {
      throw new ApiError('down', { status: 0 })
    })
    await user.click(dialog.getByRole('radio', { name: 'An existing page' }))
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('radio', { name: /Our huts/ })).toBeVisible()
  })
})
