import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { awkwardMails, manyMails, sampleMails, sampleNow } from '../testing/mail-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MailScreen from './MailScreen.tsx'

const answers = {
  'GET private/mail-get-list.json.php': () => {
    // The samples' clock stands still; ours does not.
    const shift = Math.floor(Date.now() / 1000) - sampleNow
    return manyMails.map((mail) => ({
      ...mail,
      created: mail.created + shift,
      next: mail.next === null ? null : mail.next + shift,
    }))
  },
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

const withMails = (mails: Answers['GET private/mail-get-list.json.php']): Story => ({
  parameters: { answers: { ...answers, 'GET private/mail-get-list.json.php': mails } satisfies Answers },
})

export const Full: Story = {}
export const Few: Story = withMails(() => sampleMails)
export const Empty: Story = withMails(() => [])
export const Loading: Story = withMails(() => new Promise(() => {}))
export const Failing: Story = withMails(down)
/** Every change is refused: try to send a mail again or to delete one. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/mail-get-list.json.php': () => sampleMails,
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
      'GET private/mail-get-list.json.php': () => sampleMails,
      'POST private/mail-retry.json.php': () => new Promise(() => {}),
    } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Try again' }))[0]!)
    await canvas.findAllByText('Trying again')
  },
}
export const LongTexts: Story = withMails(() => awkwardMails)
export const RightToLeft: Story = {
  ...Few,
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Few, globals: { viewport: { value: 'phone' } } }
