import { ApiError } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getEmail, renderAccountManager } from '../testing/render-account-manager.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const importCall = 'POST private/account-import.json.php'
const linkCall = 'POST private/account-invitation-link.json.php'
const linkOf = (id: number) => `https://club.example.org/pages/passwordreset/${id}`
const expires = Date.UTC(2026, 4, 17) / 1000

/** An import of these people, who then have the ids from 100 on. */
async function importPeople(list: string, answers: Answers = {}) {
  const { user, calls } = renderAccountManager({
    'GET private/account-get-list.json.php': () => [],
    'GET private/role-get-list.json.php': () => [],
    [getEmail]: () => ({ sends: false }),
    [importCall]: ({ people }) => people.map((_, index) => ({ result: 'created', id: 100 + index })),
    [linkCall]: ({ id }) => ({ link: linkOf(id), expires }),
    ...answers,
  })
  await user.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Several People' }))
  await user.click(dialog.getByLabelText('Names and addresses'))
  await user.paste(list)
  await waitFor(() => expect(dialog.getByRole('button', { name: 'NEXT' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'NEXT' }))
  await user.click(await screen.findByRole('button', { name: 'IMPORT' }))
  await screen.findByText(/^\d+ accounts? created/)
  const asked = () => calls.filter(([key]) => key === linkCall).map(([, input]) => input)
  return { user, calls, asked }
}

const make = () => screen.findByRole('button', { name: 'Make invitation links' })
const people = 'Ana Berg <ana@example.org>\nben@example.org'

it('copies the names of all new people with their links, while no email goes out', async () => {
  const { user, asked } = await importPeople(people)
  expect(asked()).toEqual([])
  await user.click(await make())
  const lines = [`Ana Berg\tana@example.org\t${linkOf(100)}`, `ben@example.org\tben@example.org\t${linkOf(101)}`].join(
    '\n',
  )
  const shown = await screen.findAllByRole('group', { name: /^(Ana Berg|ben@example.org)$/ })
  expect(shown.map((one) => within(one).getByText(/^https:/).textContent)).toEqual([linkOf(100), linkOf(101)])
  expect(screen.getByText(/works once, until/)).toHaveTextContent(/until 1\d May 2026/)
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy all names with links' }))
  expect(written.mock.calls).toEqual([[lines]])
  expect(asked()).toEqual([{ id: 100 }, { id: 101 }])
  expect(screen.queryByRole('button', { name: 'Make invitation links' })).toBeNull()
})

it('makes no links where emails go out', async () => {
  const { calls } = await importPeople(people, { [getEmail]: () => ({ sends: true }) })
  await waitFor(() => expect(calls.filter(([key]) => key === getEmail).length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', { name: 'Make invitation links' })).toBeNull()
})

it('says who gets no link and why, and goes on with the others', async () => {
  const refuse = new ApiError('403', { status: 403, body: { error: 'You may not do this' } })
  const { user } = await importPeople(people, {
    [linkCall]({ id }) {
      if (id === 100) throw refuse
      return { link: linkOf(id), expires }
    },
  })
  await user.click(await make())
  expect(await screen.findByText(/ana@example.org: You may not do this/)).toBeVisible()
  const links = within(screen.getByRole('list', { name: 'Invitation links' })).getAllByText(/^https:/)
  expect(links.map((link) => link.textContent)).toEqual([linkOf(101)])
})

it('keeps the links that were made where the connection breaks, and goes on with those that are left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const { user, asked } = await importPeople(people, {
    [linkCall]({ id }) {
      if (isDown && id === 101) throw new ApiError('down', { status: 0 })
      return { link: linkOf(id), expires }
    },
  })
  await user.click(await make())
  expect(await screen.findByText(/^Failed to make all invitation links/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  isDown = false
  await user.click(await make())
  expect(await screen.findByText(linkOf(101))).toBeVisible()
  expect(screen.getByText(linkOf(100))).toBeVisible()
  expect(asked()).toEqual([{ id: 100 }, { id: 101 }, { id: 101 }])
})

it('copies the link of one person, and hands it to the share sheet where there is one', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  Object.assign(navigator, { share })
  const { user } = await importPeople(people)
  await user.click(await make())
  const ben = within(await screen.findByRole('group', { name: 'ben@example.org' }))
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(ben.getByRole('button', { name: 'Copy link' }))
  expect(written.mock.calls).toEqual([[linkOf(101)]])
  expect(await ben.findByText('Copied')).toBeVisible()
  await user.click(ben.getByRole('button', { name: 'Share link' }))
  expect(share.mock.calls).toEqual([[{ url: linkOf(101) }]])
})

it('offers no share sheet where there is none', async () => {
  const { user } = await importPeople(people)
  await user.click(await make())
  const ben = within(await screen.findByRole('group', { name: 'ben@example.org' }))
  expect(ben.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(ben.queryByRole('button', { name: 'Share link' })).toBeNull()
})

it.each(['CLOSE', 'Correct those that failed'])('asks before %s leaves the links', async (name) => {
  const { user } = await importPeople(`${people}\ncara`)
  await user.click(await make())
  await screen.findByText(linkOf(101))
  await user.click(screen.getByRole('button', { name }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/They are not shown again/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Stay' }))
  expect(await screen.findByText(linkOf(101))).toBeVisible()
  await user.click(screen.getByRole('button', { name }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByText(linkOf(101))).toBeNull())
})
