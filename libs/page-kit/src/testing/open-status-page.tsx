import type { PageStatus } from '@sitewright/api-client'
import { MessageHost } from '@sitewright/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, type Answers } from './fake-api.ts'
import { KitProviders } from './KitProviders.tsx'
import { pageStore } from './page-store.ts'
import { TextPage } from './TextPage.tsx'

/** A page that visitors do not see, and one that they see; those who look at it may publish. */
export const hidden: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: false, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: false, draft: false, mayPublish: true },
}
export const shown = { ...hidden, published: true, inMenu: true }

/** The page of one text with what its status is, and what was changed of that; `hosted`: questions are dialogs of the page. */
export function openStatusPage(status: PageStatus, store = pageStore(), answers: Answers = {}, hosted = false) {
  const updates: object[] = []
  const current = { ...status }
  const api = fakeApi({
    ...answers,
    'GET protected/page-get-status.json.php': () => ({ ...current }),
    'POST private/page-update.json.php': (update) => {
      updates.push(update)
      Object.assign(current, { published: update['published'], pub_start: update['pub_start'] })
      return {}
    },
  })
  render(
    <KitProviders api={api} permissions={['huts.editor']} status={status}>
      <TextPage
        stored={store.read()}
        save={(request) => store.save(request)}
        reload={() => Promise.resolve(store.read())}
      />
      {hosted && <MessageHost />}
    </KitProviders>,
  )
  return { user: userEvent.setup(), updates, current }
}

export const button = (name: string) => screen.getByRole('button', { name })
export const bar = () => within(screen.getByRole('group', { name: 'Page editing' }))
/** Of the menu 'More', which comes with the first press, and which this browser does not show. */
export async function entry(name: string) {
  if (!screen.queryByRole('menu', { hidden: true })) await userEvent.click(button('More'))
  return screen.findByRole('menuitem', { name, hidden: true })
}
export const noEntry = (name: string) => screen.queryByRole('menuitem', { name, hidden: true })
export const text = () => screen.getByRole('textbox', { name: 'Text' })
