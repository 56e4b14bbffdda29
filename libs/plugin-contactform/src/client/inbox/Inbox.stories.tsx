import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { DeliveredSubmission } from '../../submission.ts'
import { delivered, inboxServer } from '../../testing/sample-submissions.ts'
import { StoryShell, type StoryAnswers } from '../../testing/story-shell.tsx'
import Inbox from './Inbox.tsx'

const many: readonly DeliveredSubmission[] = Array.from({ length: 300 }, (_, index) => ({
  ...delivered[index % 3]!,
  id: 1000 - index,
  email: `visitor${index}@example.org`,
}))

const down = () => Promise.reject(new Error('The server cannot be reached'))

/** The screen as the shell shows it, over a server that answers from memory. */
export default {
  title: 'Page kinds/Contact form/Form Inbox',
  component: Inbox,
  parameters: { layout: 'padded' },
  render: (_, { parameters }) => (
    <StoryShell
      answers={{
        ...inboxServer(parameters['submissions'] as DeliveredSubmission[] | undefined).answers,
        ...(parameters['answers'] as StoryAnswers),
      }}
      permissions={['core.page-manager']}
    >
      <Inbox />
    </StoryShell>
  ),
} satisfies Meta<typeof Inbox>

type Story = StoryObj<typeof Inbox>
type Play = NonNullable<Story['play']>

const patient = { timeout: 60_000 }

const readFirst: Play = async ({ canvasElement }) => {
  await userEvent.click((await within(canvasElement).findAllByRole('button', { name: /read message/ }, patient))[0]!)
  await within(document.body).findByRole('textbox', { name: 'Internal note' }, patient)
}

export const Delivered: Story = {}
export const Many: Story = { parameters: { submissions: many } }
export const Empty: Story = { parameters: { submissions: [] } }
export const Loading: Story = {
  parameters: { answers: { 'GET private/form-inbox-paged.json.php': () => new Promise(() => {}) } },
}
export const Failing: Story = { parameters: { answers: { 'GET private/form-inbox-paged.json.php': down } } }
export const Reading: Story = { play: readFirst }
export const LongTexts: Story = {
  parameters: {
    submissions: [
      {
        ...delivered[0]!,
        snippet:
          'Anna Berg · Two nights, with a dog and a long list of things that we would like to know before '.repeat(2),
        title: 'Anmeldung zur Hüttenwanderung mit Übernachtung und Bergführerinnenbegleitung am Donnerstag',
        email: `${'a-very-long-address'.repeat(3)}@${'sub.'.repeat(12)}example.org`,
      },
      ...delivered.slice(1),
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: readFirst }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneReading: Story = { globals: { viewport: { value: 'phone' } }, play: readFirst }
