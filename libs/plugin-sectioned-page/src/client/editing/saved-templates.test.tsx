import { ApiError } from '@sitewright/api-client'
import type { Answers } from '@sitewright/page-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedTemplate } from '../../contract.ts'
import { readLayout } from '../../model/layout.ts'
import { button, card, editPage, patient, preview, serverWith, titles, writeText } from '../../testing/edit-page.tsx'
import { page, sectionOf, textSection } from '../../testing/sample-pages.ts'

const path = (name: string) => `protected/plugin/sectioned-page/${name}-template.json.php`
const listCall = 'GET protected/plugin/sectioned-page/get-template-list.json.php'

/** A server that keeps templates. */
function templateServer(active: string, contents: Readonly<Record<string, string>> = {}) {
  const server = serverWith(active)
  let kept = Object.entries(contents).map(([name, content], at) => ({ id: at + 1, name, content }))
  const shown = ({ id, name, content }: (typeof kept)[number]): SavedTemplate => ({
    ...{ id, name, sections: readLayout(content).sections.length, by: 'Ben Smith', saved: 1_790_000_000 },
  })
  let trashed: typeof kept = []
  const answers: Answers = {
    ...server.answers,
    'GET protected/get-system-property.json.php': () => ['30'],
    [listCall]: () => kept.map(shown),
    [`GET ${path('get')}`]: ({ id }) => {
      const found = kept.find((one) => one.id === id)
      if (!found) throw new ApiError('gone', { status: 404, body: { error: 'Not found' } })
      return { content: found.content }
    },
    [`POST ${path('save')}`]: (input) => {
      const { name, content } = input as { name: string; content: string }
      if (kept.some((one) => one.name === name))
        throw new ApiError('taken', { status: 409, body: { error: `There is a template called '${name}' already` } })
      kept = [...kept, { id: kept.length + 1, name, content }]
      return shown(kept.at(-1)!)
    },
    [`POST ${path('rename')}`]: ({ id, name }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, name: String(name) } : one))
      return {}
    },
    [`POST ${path('delete')}`]: ({ id }) => {
      trashed = kept.filter((one) => one.id === id)
      kept = kept.filter((one) => one.id !== id)
      return {}
    },
    'POST private/trash-restore.json.php': () => {
      kept = [...kept, ...trashed]
      return { notes: [] }
    },
  }
  return { ...server, answers, kept: () => kept, lose: () => (kept = []) }
}

const sectionsOf = ({ content }: { content: string }) => readLayout(content).sections
const nameDialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patient))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add section' }, patient))
const own = async () => within((await dialog()).getByRole('region', { name: 'Templates of this site' }))

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('saving a template', () => {
  it('keeps all sections of the page under a name, with what was typed a moment ago', async () => {
    const server = templateServer(page(textSection('<p>Huts</p>'), sectionOf('quote', { Text: 'Fine' })))
    const { user } = await editPage(server)
    await writeText(user, 1, '<p>New huts</p>')
    await user.paste('<p>and tracks</p>')
    // without leaving the text
    fireEvent.click(await button('Save as template'))
    const asked = await nameDialog('Save as template')
    expect(asked.getByText(/^These 2 sections can then be added/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Save' }))
    const field = asked.getByRole('textbox', { name: 'Name' })
    expect(await asked.findByText('Give it a name.')).toBeVisible()
    await user.type(field, 'Hut page{Enter}')
    expect(await screen.findByText(/^The template 'Hut page' is saved/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.kept().map(({ name }) => name)).toEqual(['Hut page'])
    expect(sectionsOf(server.kept()[0]!)).toEqual([
      textSection('<p>New huts</p><p>and tracks</p>'),
      sectionOf('quote', { Text: 'Fine' }),
    ])
    expect(server.saves).toEqual([])
  })

  it('keeps one section, named by its first words', async () => {
    const server = templateServer(page(textSection('<p>Huts</p>'), sectionOf('quote', { Text: 'Fine' })))
    const { user } = await editPage(server)
    await user.click(card(2).getByRole('button', { name: 'Save section as template' }))
    const asked = await nameDialog('Save as template')
    expect(asked.getByRole('textbox', { name: 'Name' })).toHaveValue('Fine')
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.kept()).toHaveLength(1))
    expect(sectionsOf(server.kept()[0]!)).toEqual([sectionOf('quote', { Text: 'Fine' })])
  })

  it('that is refused says why and keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = templateServer(page(textSection('<p>Huts</p>')), { Huts: page(textSection('<p>Old</p>')) })
    const { user } = await editPage(server)
    await user.click(await button('Save as template'))
    const asked = await nameDialog('Save as template')
    const field = asked.getByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.type(field, 'Huts{Enter}')
    expect(await asked.findByText("There is a template called 'Huts' already.")).toBeVisible()
    expect(field).toHaveValue('Huts')
    await user.type(field, ' 2{Enter}')
    await waitFor(() => expect(server.kept().map(({ name }) => name)).toEqual(['Huts', 'Huts 2']))
  })

  it('is not offered on a page without sections', async () => {
    await editPage(templateServer(page()))
    expect(await button('Save as template')).toBeDisabled()
  })
})

describe('the templates of the site', () => {
  const contents = {
    'Hut page': page(textSection('<p onclick="x()">Our huts</p>'), sectionOf('quote', { Text: 'Fine' })),
    Prices: page(textSection('<p>Twenty</p>')),
  }

  it('stand beside those that come along, with who saved them and when, and are added as new sections', async () => {
    const server = templateServer(page(textSection('<p>Huts</p>')), contents)
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    const choice = await (await own()).findByRole('button', { name: 'Hut page' })
    expect(choice).toHaveAccessibleDescription(/^2 sections, saved by Ben Smith on 22 Sep/)
    await user.click(choice)
    await waitFor(() => expect(titles()).toEqual(['Text block', 'Text block', 'Quote']))
    expect(card(2).getByRole('button', { name: 'Text block Our huts' })).toHaveFocus()
    await waitFor(() => expect(preview()).toHaveTextContent('Our huts'))
    expect(preview().innerHTML).not.toContain('onclick')
    // the sections are the page's own: the template stays as it is
    await user.keyboard('{Enter}')
    await writeText(user, 2, '<p>Their huts</p>')
    await user.click(await button('Save page'))
    await button('Edit page')
    expect(server.lastSections()[1]).toEqual(textSection('<p>Their huts</p>'))
    expect(server.kept()[0]?.content).toBe(contents['Hut page'])
  })

  it('begin a page', async () => {
    const { user } = await editPage(templateServer(page(), contents))
    await user.click(await button('Start from a template'))
    const begin = within(await screen.findByRole('dialog', { name: 'Start from a template' }, patient))
    expect(begin.getByRole('button', { name: 'Welcome' })).toBeVisible()
    expect(begin.queryByRole('button', { name: 'Quote' })).toBeNull()
    await user.click(await begin.findByRole('button', { name: 'Prices' }))
    await waitFor(() => expect(titles()).toEqual(['Text block']))
  })

  it('are renamed', async () => {
    const server = templateServer(page(), contents)
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    await user.click(await (await own()).findByRole('button', { name: 'Rename Prices' }))
    const asked = await nameDialog('Rename template')
    const field = asked.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveValue('Prices')
    await user.clear(field)
    await user.type(field, 'What it costs{Enter}')
    expect(await (await own()).findByRole('button', { name: 'What it costs' })).toBeVisible()
    expect(server.kept()[1]?.name).toBe('What it costs')
  })

  it('are deleted once that was asked by name, which can be undone', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = templateServer(page(), contents)
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    await user.click(await (await own()).findByRole('button', { name: 'Delete Prices' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(confirm.mock.lastCall?.[0]).toMatch(
      /^Prices\n\nAre you sure .*\n\nFrom the trash, it can still be brought back/,
    )
    expect(server.kept()).toHaveLength(2)
    await user.click(await (await own()).findByRole('button', { name: 'Delete Prices' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Prices' })).toBeNull())
    expect(server.kept().map(({ name }) => name)).toEqual(['Hut page'])
    expect((await own()).getByRole('button', { name: 'Hut page' })).toBeVisible()
  })

  it('say so where there are none, and where they cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = templateServer(page())
    let fails = true
    const answers = { ...server.answers, [listCall]: () => (fails ? Promise.reject(new Error('down')) : []) }
    const { user } = await editPage({ page: server.page, answers })
    await user.click(await button('More sections'))
    expect(await (await own()).findByText('They could not be loaded.')).toBeVisible()
    expect((await dialog()).getByRole('button', { name: 'Welcome' })).toBeVisible()
    fails = false
    await user.click((await own()).getByRole('button', { name: 'Try again' }))
    expect(await (await own()).findByText(/^There are none yet/)).toBeVisible()
  })

  it('that somebody else has deleted meanwhile are told, and nothing is added', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = templateServer(page(textSection('<p>Huts</p>')), contents)
    const { user } = await editPage(server)
    await user.click(await button('More sections'))
    const choice = await (await own()).findByRole('button', { name: 'Prices' })
    server.lose()
    await user.click(choice)
    await waitFor(() => expect(alert).toHaveBeenCalledWith('This template is not there any more.'))
    expect(await (await own()).findByText(/^There are none yet/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(titles()).toEqual(['Text block']))
  })

  it('fill a page no further than it may be, and say how far', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const many = page(...Array.from({ length: 199 }, () => textSection('')))
    const { user } = await editPage(templateServer(many, contents))
    await user.click(await button('More sections'))
    await user.click(await (await own()).findByRole('button', { name: 'Hut page' }))
    await waitFor(() => expect(titles()).toHaveLength(200), patient)
    expect(alert).toHaveBeenCalledWith('Only 1 of the 2 sections were added: a page has 200 at most.')
  })
})
