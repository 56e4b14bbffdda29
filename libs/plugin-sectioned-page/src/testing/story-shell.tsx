import type { Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import type { Decorator } from '@storybook/react-vite'

type Answer = (input?: unknown) => Promise<unknown>

export interface StoryShell {
  /** What anyone who looks at the story holds; nothing for a visitor. */
  permissions?: readonly string[]
  /** Further answers of the server, by call. */
  answers?: Readonly<Record<string, Answer>>
}

const always: Readonly<Record<string, Answer>> = {
  'GET private/page-get-hit-count.json.php': () => Promise.resolve([1204, 386]),
  'GET protected/get-system-property.json.php': () => Promise.resolve(['']),
  'POST protected/image-get-captions.json.php': () => Promise.resolve([]),
  'GET protected/plugin/sectioned-page/find-places.json.php': () => Promise.resolve({ available: false, places: [] }),
}

/** What the shell gives to a page kind, in small. Told by the story's parameters. */
export const withShell: Decorator = (Story, { parameters }) => {
  const { permissions = [], answers = {} } = parameters as StoryShell
  const all = { ...always, ...answers }
  const api = ((key: string, input: unknown) =>
    all[key]?.(input) ?? Promise.reject(new Error(`No answer for '${key}'`))) as Api
  const auth = permissions.length > 0 ? 1 : 0
  return (
    <SessionProvider value={createSessionStore({ api, account: { auth, permissions: [...permissions] } })}>
      <SiteProvider value={{ api, refresh: () => Promise.resolve() }}>
        <MessagesProvider value={createMessages()}>
          <Story />
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
