import { fakeApi, KitProviders, type Answers } from '@sitewright/page-kit/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { ReactNode } from 'react'
import { load } from '../client/load.ts'
import { View } from '../client/View.tsx'
import { writeLayout, type Layout } from '../model/layout.ts'
import { forVisitors } from '../server/form-content.ts'

export interface ShowFormOptions {
  permissions?: readonly string[]
  /** Further answers of the server, by call. */
  answers?: Answers
  pageId?: number
  /** What the page's address asks for. */
  query?: Record<string, string>
}

/** A proof of work that takes no time. */
const easy = { algorithm: 'SHA-256', cost: 1, counter: 2, deriveKey, hmacSignatureSecret: 'secret of the server' }

const submit = 'POST protected/plugin/form/submit-form.json.php'

/** What was sent to be submitted. */
export interface Sent {
  id: number
  reCaptchaToken?: string
  content: string
  pauth?: string
}

/** The server's part: a human check that takes no time, and what it was sent. `reply` answers each submission. */
export function formServer(reply: (sent: Sent) => unknown = () => ({})) {
  const sent: Sent[] = []
  const answers: Answers = {
    'GET protected/get-system-property.json.php': () => [''],
    'GET public/human-check.json.php': async () => ({ challenge: await createChallenge(easy) }),
    [submit]: (input) => {
      sent.push(input as unknown as Sent)
      return reply(input as unknown as Sent)
    },
  }
  return { sent, answers }
}

/** The page as a visitor's browser gets it. */
export async function formElement(form: Layout, options: ShowFormOptions = {}): Promise<ReactNode> {
  const { permissions = [], answers = {}, pageId = 7, query } = options
  const content = 'GET protected/plugin/get-content.json.php'
  const api = fakeApi({ [content]: () => [forVisitors(writeLayout(form))], ...formServer().answers, ...answers })
  const data = await load({ api, pageId })
  return (
    <KitProviders api={api} permissions={permissions}>
      <View pageId={pageId} data={data} {...(query && { query })} />
    </KitProviders>
  )
}

/** Shows it, and gives somebody who uses it. */
export async function showForm(form: Layout, options?: ShowFormOptions) {
  const user = userEvent.setup()
  return { user, ...render(await formElement(form, options)) }
}

export const submitButton = () => screen.getByRole('button', { name: 'SUBMIT' })
