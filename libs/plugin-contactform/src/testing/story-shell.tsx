import type { Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import { type ReactNode, useState } from 'react'

/** What answers each call of a story, by its key. */
export type StoryAnswers = Readonly<Record<string, (input: Record<string, unknown>) => unknown>>

const script = 'data:text/javascript,grecaptcha={ready:(go)=>go(),execute:()=>Promise.resolve("token")}//'

const always: StoryAnswers = {
  'GET protected/get-system-property.json.php': () => ['site key'],
  'GET public/human-check.json.php': () => ({ script }),
}

export interface StoryShellProps {
  answers: StoryAnswers
  permissions: readonly string[]
  children: ReactNode
}

/** What the shell gives to a page kind and to its administration screens, in small. */
export function StoryShell({ answers, permissions, children }: StoryShellProps) {
  const [shell] = useState(() => {
    const all = { ...always, ...answers }
    const api = (async (key: string, input: Record<string, unknown> = {}) => {
      const answer = all[key]
      if (!answer) throw new Error(`No answer for '${key}'`)
      return answer(input)
    }) as Api
    const session = createSessionStore({ api, account: { auth: 1, permissions: [...permissions] } })
    return { session, messages: createMessages(), site: { api, refresh: () => Promise.resolve() } }
  })
  return (
    <SessionProvider value={shell.session}>
      <SiteProvider value={shell.site}>
        <MessagesProvider value={shell.messages}>
          {children}
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}
