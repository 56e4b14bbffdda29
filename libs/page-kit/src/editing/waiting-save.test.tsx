import { ApiError } from '@sitewright/api-client'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, text } from '../testing/open-text-page.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { pageStore } from '../testing/page-store.ts'
import { TextPage } from '../testing/TextPage.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

/** A page that is saved while nothing answers, with the message about that closed. `comeBack` ends that. */
async function saveAway() {
  const store = pageStore()
  const over: (() => void)[] = []
  const messages = createMessages({ passing: () => ({ onceOver: (back) => (over.push(back), () => {}) }) })
  let isAway = true
  const { unmount } = render(
    <KitProviders api={fakeApi({})}>
      <MessagesProvider value={messages}>
        <TextPage
          stored={store.read()}
          save={async (request) => {
            if (isAway) throw new ApiError('away', { status: 0, body: { error: '' } })
            return store.save(request)
          }}
          reload={() => Promise.resolve(store.read())}
        />
        <MessageHost />
      </MessagesProvider>
    </KitProviders>,
  )
  const user = userEvent.setup()
  await user.click(button('Edit page'))
  await user.type(text(), '!')
  await user.click(button('Save page'))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(button('Save page')).toBeEnabled())
  const comeBack = () =>
    act(async () => {
      isAway = false
      for (const back of over) back()
    })
  return { store, user, unmount, comeBack }
}

describe('a save that found no connection, and whose message was closed', () => {
  it('is stored once there is one', async () => {
    const { store, comeBack } = await saveAway()
    expect(store.requests).toEqual([])
    await comeBack()
    expect(await screen.findByRole('button', { name: 'Edit page' })).toBeVisible()
    expect(store.stored.active).toBe('Published words!')
  })

  it('leaves what was typed since in the editor', async () => {
    const { store, user, comeBack } = await saveAway()
    await user.type(text(), ' More.')
    await comeBack()
    await waitFor(() => expect(store.stored.active).toBe('Published words!'))
    expect(text()).toHaveValue('Published words! More.')
    expect(button('Save page')).toBeEnabled()
  })

  it('is not stored where the words were discarded meanwhile', async () => {
    const { store, user, comeBack } = await saveAway()
    await user.click(button('Discard changes'))
    await user.click(button('Edit page'))
    await user.type(text(), '?')
    await comeBack()
    expect(store.requests).toEqual([])
    expect(text()).toHaveValue('Published words?')
  })

  it('is not stored where the page was left', async () => {
    const { store, unmount, comeBack } = await saveAway()
    unmount()
    await comeBack()
    expect(store.requests).toEqual([])
  })
})
