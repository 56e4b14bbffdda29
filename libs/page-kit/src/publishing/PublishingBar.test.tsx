import type { PageStatus } from '@sitewright/api-client'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { allFetched } from '../testing/all-fetched.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { hidden, shown } from '../testing/open-status-page.tsx'
import { PublishingBar } from './PublishingBar.tsx'

function open(status?: PageStatus) {
  const current = { ...hidden }
  const updates: object[] = []
  const api = fakeApi({
    'GET protected/page-get-status.json.php': () => ({ ...current }),
    'POST private/page-update.json.php': (update) => {
      updates.push(update)
      current.published = update['published'] === true
      return {}
    },
  })
  render(
    <KitProviders api={api} permissions={['huts.editor']} {...(status && { status })}>
      <PublishingBar />
    </KitProviders>,
  )
  return { user: userEvent.setup(), updates }
}

const bar = () => screen.queryByRole('group', { name: 'Publishing' })

it('says that visitors do not see the page, publishes it, and offers no history', async () => {
  const { user, updates } = open(hidden)
  expect(bar()).toHaveTextContent('Not published')
  await allFetched()
  expect(screen.queryByRole('link', { name: 'Page history' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. It is not in the menu yet.')).toBeVisible()
  expect(updates).toMatchObject([{ id: 7, published: true }])
  expect(bar()).toHaveTextContent('Published')
  expect(within(bar()!).queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(bar()).toHaveFocus()
})

it.each([
  ['visitors see', { ...shown, mayPublish: false }],
  ['has no status, as for those who do not edit it', undefined],
])('is not there for who may not publish a page that %s', (_, status) => {
  open(status)
  expect(bar()).toBeNull()
})

it('tells who may not publish that visitors do not see the page', async () => {
  open({ ...hidden, mayPublish: false })
  expect(bar()).toHaveTextContent('Not published')
  await allFetched()
  expect(screen.queryByRole('button')).toBeNull()
})
