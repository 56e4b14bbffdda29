import { allFetched, fakeApi, KitProviders, type Answers } from '@sitewright/page-kit/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { load } from '../client/load.ts'
import { View } from '../client/View.tsx'

export interface ShowPageOptions {
  /** What the server answers to get-content: active, draft, version. */
  content: readonly unknown[]
  permissions?: readonly string[]
  answers?: Answers
}

/** The page as the site shows it to somebody with these permissions. */
export async function pageElement({ content, permissions = [], answers = {} }: ShowPageOptions) {
  const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => content, ...answers })
  const data = await load({ api, pageId: 7 })
  return (
    <KitProviders api={api} permissions={permissions}>
      <View pageId={7} data={data} />
    </KitProviders>
  )
}

/** Shows it, with all that is fetched for these permissions, and gives somebody who uses it. */
export async function showPage(options: ShowPageOptions) {
  const user = userEvent.setup()
  const shown = render(await pageElement(options))
  await allFetched()
  return { user, ...shown }
}
