import { ApiError, type PageStatus } from '@sitewright/api-client'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { allFetched } from '../testing/all-fetched.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { button } from '../testing/open-text-page.tsx'
import { pageStore } from '../testing/page-store.ts'
import { TextPage } from '../testing/TextPage.tsx'

const discard = 'POST protected/page-discard-draft.json.php'
const status: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: true, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: true, mayPublish: true },
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

function open(store = pageStore('Drafted words'), refuse?: () => never) {
  const asked: object[] = []
  const api = fakeApi({
    [discard]: (input) => {
      asked.push(input)
      refuse?.()
      store.stored.draft = null
      return { version: ++store.stored.version }
    },
    'GET protected/page-get-status.json.php': () => status,
  })
  render(
    <KitProviders api={api} permissions={['huts.editor']} status={status}>
      <MessagesProvider value={createMessages()}>
        <TextPage
          stored={store.read()}
          save={(request) => store.save(request)}
          reload={() => Promise.resolve(store.read())}
        />
        <MessageHost />
      </MessagesProvider>
    </KitProviders>,
  )
  return { user: userEvent.setup(), store, asked }
}

async function answer(user: ReturnType<typeof userEvent.setup>, name: string) {
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name }))
}

it('drops the draft once that is agreed to, and shows what is published', async () => {
  const { user, store, asked } = open()
  await user.click(button('Load draft'))
  await user.click(button('Discard draft'))
  await answer(user, 'Cancel')
  expect(asked).toEqual([])
  await user.click(button('Discard draft'))
  await answer(user, 'Discard draft')
  expect(await screen.findByText('Draft discarded')).toBeVisible()
  expect(asked).toEqual([{ id: 7, base: 1 }])
  expect(screen.getByText('Published words')).toBeVisible()
  for (const name of ['Discard draft', 'Load draft', 'Revert draft'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(store.stored.draft).toBeNull()
})

it.each(['Load draft', 'Revert draft'])('is asked before %s drops unsaved edits (Q124)', async (name) => {
  const { user } = open()
  if (name === 'Revert draft') await user.click(button('Load draft'))
  await user.click(button('Edit page'))
  await user.type(await screen.findByRole('textbox'), '!')
  await user.click(button(name))
  await answer(user, 'Keep editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/!$/)
  await user.click(button(name))
  await answer(user, 'Discard')
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).not.toMatch(/!$/))
})

it("is undone by 'Undo', which saves the draft again", async () => {
  const { user, store } = open()
  await user.click(button('Discard draft'))
  await answer(user, 'Discard draft')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The draft that was there before is stored again.')).toBeVisible()
  expect(store.stored).toEqual({ active: 'Published words', draft: 'Drafted words', version: 3 })
  await user.click(button('Load draft'))
  expect(screen.getByText('Drafted words')).toBeVisible()
})

it.each([
  ['somebody else', { by: 'Ann' }, 'Ann has'],
  ['the same person in another window', { by: 'Me', own: true }, 'In another window you have'],
])('shows a draft that %s saved anew instead, and says who did', async (_, body, by) => {
  const { user, store } = open(pageStore('Drafted words'), () => {
    throw new ApiError('stale', { status: 409, body })
  })
  await user.click(button('Load draft'))
  store.stored.draft = 'Draft of Ann'
  store.stored.version += 1
  await user.click(button('Discard draft'))
  await answer(user, 'Discard draft')
  const words = `${by} saved this page in the meantime. The draft is still there: look at it first.`
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('Draft of Ann')).toBeVisible()
})

it('says that it failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = open(pageStore('Drafted words'), () => {
    throw new ApiError('no answer', { status: 500 })
  })
  await user.click(button('Discard draft'))
  await answer(user, 'Discard draft')
  expect(await screen.findByText('Failed to discard draft, see browser log for more information')).toBeVisible()
})

it('is not offered while the page is edited', async () => {
  const { user } = open()
  await user.click(button('Edit page'))
  await allFetched()
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  await user.click(button('Close'))
  await waitFor(() => expect(button('Discard draft')).toBeVisible())
})
