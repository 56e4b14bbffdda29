import { ApiError, type ExampleContent } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { noExample, sampleExample } from '../testing/example-samples.ts'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'

afterEach(() => void vi.restoreAllMocks())

const get = 'GET private/example-get.json.php'
const removal = 'POST private/example-remove.json.php'
const things = [
  { kind: 'file', id: 1, name: 'ridge.svg' },
  { kind: 'page', id: 1, name: 'Home' },
  { kind: 'example', id: 1, name: 'Name' },
]

interface Opened {
  permissions?: readonly string[]
  example?: ExampleContent
  answers?: Answers
}

/** The Page Manager on a site whose example content goes when it is removed, and comes back when that is undone. */
async function open({ permissions = ['core.admin'], example = sampleExample, answers = {} }: Opened = {}) {
  let left = example
  const fake = fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() => (left.starter ? samplePages : [])),
    'GET private/pagetype-get-list.json.php': () => sampleTypes,
    'GET protected/get-system-property.json.php': () => [30],
    [get]: () => left,
    [removal]: () => {
      left = noExample
      return { things }
    },
    'POST private/trash-restore.json.php': () => {
      left = example
      return { notes: [] }
    },
    ...answers,
  })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} permissions={permissions} refresh={refresh}>
      <PageManager />
    </TestSite>,
  )
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Filter' })
  const made = (call: string) => fake.calls.filter(([key]) => key === call).map(([, input]) => input)
  return { made, user, refresh }
}

const button = () => screen.findByRole('button', { name: 'Remove the example content' })
const noButton = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the example content' })).toBeNull())

it('names what goes and what stays, and removes nothing when it is called off', async () => {
  const { made, user } = await open()
  await user.click(await button())
  expect(await findMessage()).toBe(
    [
      'Do you want to remove the example content?',
      '',
      'Pages: About us, Contact',
      'Menu items: About us, Contact',
      'Files: ridge.svg, lake.svg',
      'Settings: Browser site title, Link buttons',
      '',
      'You have changed or need this, so it stays: Walks, hut.svg',
      'This is in use, so it stays: Home (start page), icon.svg (favicon)',
      'The start page stays until you choose another one in Site Settings, at ‘Default page’. Then you can delete it.',
      'The look of the site stays.',
    ].join('\n'),
  )
  expect(screen.getByText('From the trash, they can still be brought back for 30 days.')).toBeVisible()
  await answer(user, 'Cancel')
  expect(made(removal)).toEqual([])
  expect(await button()).toBeVisible()
})

it('says why a form stays that somebody has written to, and that the footer goes', async () => {
  const inUse = [{ name: 'Contact', use: 'written' as const }]
  const { user } = await open({ example: { ...noExample, starter: 'school', footer: true, inUse } })
  await user.click(await button())
  expect(await findMessage()).toBe(
    [
      'Do you want to remove the example content?',
      '',
      'What stands below every page, as it came with the example',
      '',
      'This is in use, so it stays: Contact (has messages or entries)',
      'The look of the site stays.',
    ].join('\n'),
  )
})

it('removes it, tells so, and brings it back', async () => {
  const { made, user, refresh } = await open()
  await screen.findByRole('link', { name: 'Our huts' })
  await user.click(await button())
  await answer(user, 'Remove')
  expect(await findMessage()).toBe('The example content was removed')
  await noButton()
  expect(screen.queryByRole('link', { name: 'Our huts' })).toBeNull()
  expect(refresh).toHaveBeenCalled()
  await answer(user, 'Undo')
  expect(await screen.findByRole('link', { name: 'Our huts' })).toBeInTheDocument()
  expect(await button()).toBeInTheDocument()
  expect(made('POST private/trash-restore.json.php')).toEqual(things.map(({ kind, id }) => ({ kind, id })))
})

it('tells when it could not be removed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await open({
    answers: {
      [removal]: () => {
        throw new ApiError('The server is busy', { status: 503 })
      },
    },
  })
  await user.click(await button())
  await answer(user, 'Remove')
  await waitFor(async () => expect(await findMessage()).toBe('The example content could not be removed'))
  await answer(user)
  expect(await button()).toBeInTheDocument()
})

it.each([
  ['a site that has none', { example: noExample }],
  ['a site of which all was changed', { example: { ...noExample, starter: 'lodge' as const, kept: ['Rooms'] } }],
  ['who is no administrator', { permissions: ['core.page-manager'] }],
])('is not offered to %s', async (_, opened) => {
  const { made } = await open(opened)
  await waitFor(() => expect(made('GET private/pagetype-get-list.json.php')).toHaveLength(1))
  await screen.findByRole('searchbox', { name: 'Search pages' })
  await noButton()
  expect(made(get)).toHaveLength('permissions' in opened ? 0 : 1)
})
