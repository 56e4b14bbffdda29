import type { WaitingEmail } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MailScreen from '../mail/MailScreen.tsx'
import { sampleMails, sampleMailServer } from './mail-samples.ts'
import { TestSite } from './TestSite.tsx'

export const list = 'GET private/mail-get-paged.json.php'
export const server = 'GET private/mail-get-server.json.php'
export const stored = 'GET private/mail-get-stored.json.php'
export const readWaiting = 'GET private/mail-read.json.php'
export const readStored = 'GET private/mail-read-stored.json.php'
export const retry = 'POST private/mail-retry.json.php'
export const remove = 'POST private/mail-delete.json.php'

/** Answers of the server; the list may be given whole. */
type MailAnswers = Omit<Answers, typeof list> & { [list]?: () => readonly WaitingEmail[] | Promise<WaitingEmail[]> }

/** The Mail screen over these answers. */
export async function openEmail({ [list]: mails = () => sampleMails, ...answers }: MailAnswers = {}) {
  const page = async ({ cursor = '0' }: { cursor?: string }) => {
    const all = await mails()
    const [start, end] = [Number(cursor), Number(cursor) + 100]
    return { items: all.slice(start, end), next: end < all.length ? String(end) : null }
  }
  const fake = fakeApi({
    [list]: page,
    [server]: () => sampleMailServer,
    [stored]: () => ({ items: [], next: null }),
    [retry]: () => ({}),
    [remove]: () => ({}),
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <MailScreen />
    </TestSite>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Mail' })
  const made = (key: string) => fake.calls.filter(([one]) => one === key).map(([, input]) => input)
  return { made, user: userEvent.setup() }
}

export const row = (text: RegExp) => screen.findByRole('row', { name: text })
export const button = async (mail: RegExp, name: string) => within(await row(mail)).getByRole('button', { name })
export const alert = async () => within(await screen.findByRole('alertdialog'))
export const answer = async (name: string) => (await alert()).getByRole('button', { name })
export const refusing = (error: unknown) => (): never => {
  throw error
}

/** Answers that a server gives one after the other; it stays with the last one. */
export function inTurn<Reply>(...replies: (() => Reply)[]): () => Reply {
  let asked = 0
  return () => replies[Math.min(asked++, replies.length - 1)]!()
}
