import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { within } from 'storybook/test'
import {
  awkwardEmails,
  emailPage,
  manyEmails,
  noMailServer,
  operatorsMailServer,
  sampleMails,
  sampleMailServer,
  sampleMailText,
  sampleNow,
  sampleOwnAccount,
  sampleStoredEmails,
} from '../testing/mail-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MailScreen from './MailScreen.tsx'

const answers = {
  'GET private/mail-get-paged.json.php': () => {
    // The samples' clock stands still; ours does not.
    const shift = Math.floor(Date.now() / 1000) - sampleNow
    return emailPage(
      manyEmails.map((mail) => ({
        ...mail,
        created: mail.created + shift,
        next: mail.next === null ? null : mail.next + shift,
      })),
    )
  },
  'GET private/mail-get-stored.json.php': () => ({ items: [], next: null }),
  'GET private/mail-read.json.php': () => sampleMailText,
  'GET private/mail-read-stored.json.php': () => sampleMailText,
  'GET private/mail-get-server.json.php': () => sampleMailServer,
  'GET private/account-get-info.json.php': () => sampleOwnAccount,
  'POST private/mail-set-server.json.php': () => ({}),
  'POST private/mail-remove-server.json.php': () => ({}),
  'POST private/mail-test.json.php': () => ({
    error: 'The server did not accept the user and the password.',
    reply: 'Invalid login: 535 5.7.8 Authentication failed',
  }),
  'POST private/mail-retry.json.php': () => ({}),
  'POST private/mail-delete.json.php': () => ({}),
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Mail',
  component: MailScreen,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <MailScreen />
    </TestSite>
  ),
} satisfies Meta<typeof MailScreen>

type Story = StoryObj<typeof MailScreen>

const withMails = (mails: Answers['GET private/mail-get-paged.json.php']): Story => ({
  parameters: { answers: { ...answers, 'GET private/mail-get-paged.json.php': mails } satisfies Answers },
})

export const Full: Story = {}
export const Few: Story = withMails(() => emailPage(sampleMails))
export const Empty: Story = withMails(() => emailPage([]))
export const Loading: Story = withMails(() => new Promise(() => {}))
export const Failing: Story = withMails(down)
/** Every change is refused: try to send a mail again or to delete one. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/mail-get-paged.json.php': () => emailPage(sampleMails),
      'POST private/mail-retry.json.php': down,
      'POST private/mail-delete.json.php': down,
    } satisfies Answers,
  },
}
/** What is pressed stays under way for ever. */
export const Busy: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/mail-get-paged.json.php': () => emailPage(sampleMails),
      'POST private/mail-retry.json.php': () => new Promise(() => {}),
    } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Try again' }))[0]!)
    await canvas.findAllByText('Trying again')
  },
}
const withServer = (server: typeof sampleMailServer): Story => ({
  parameters: {
    answers: {
      ...answers,
      'GET private/mail-get-paged.json.php': () => emailPage([]),
      'GET private/mail-get-server.json.php': () => server,
    } satisfies Answers,
  },
})
/** Emails are only stored as files, and none is there yet. */
export const WithoutServer: Story = withServer(noMailServer)
/** Emails that nobody has received can be read. */
export const StoredEmails: Story = {
  parameters: {
    answers: {
      ...WithoutServer.parameters!['answers'],
      'GET private/mail-get-stored.json.php': () => ({ items: sampleStoredEmails, next: null }),
    } satisfies Answers,
  },
}
export const ReadingAnEmail: Story = {
  ...StoredEmails,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Read' }))[0]!)
    await within(await within(document.body).findByRole('dialog')).findByText(/Choose a password/)
  },
}
export const ServerOfTheOperator: Story = withServer(operatorsMailServer)
/** A server is being typed, and a test email by it was refused. */
export const ChangingTheServer: Story = {
  ...withServer(sampleMailServer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send a test email' }))
    await dialog.findByText(/did not accept the user/)
  },
}
export const LongTexts: Story = withMails(() => emailPage(awkwardEmails))
export const RightToLeft: Story = {
  ...Few,
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Few, globals: { viewport: { value: 'phone' } } }
