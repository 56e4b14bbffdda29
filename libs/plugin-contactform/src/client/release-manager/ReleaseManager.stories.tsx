import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { awkwardBookings, bookings, manyBookings, messageOf, paged } from '../../testing/sample-submissions.ts'
import { StoryShell, type StoryAnswers } from '../../testing/story-shell.tsx'
import ReleaseManager from './ReleaseManager.tsx'

const list = 'GET private/form-get-release-paged.json.php'
const down = () => Promise.reject(new Error('The server cannot be reached'))

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Page kinds/Contact form/Form Release Manager',
  component: ReleaseManager,
  parameters: { layout: 'padded' },
  render: (_, { parameters }) => (
    <StoryShell
      answers={{
        [list]: paged(() => bookings),
        'GET private/form-get-submission.json.php': messageOf,
        'GET private/form-submission-delete.json.php': () => ({}),
        ...(parameters['answers'] as StoryAnswers),
      }}
      permissions={['core.page-manager']}
    >
      <ReleaseManager />
    </StoryShell>
  ),
} satisfies Meta<typeof ReleaseManager>

type Story = StoryObj<typeof ReleaseManager>
type Play = NonNullable<Story['play']>

const withList = (answer: StoryAnswers[string]): Story => ({
  parameters: { answers: { [list]: answer } satisfies StoryAnswers },
})

const patient = { timeout: 60_000 }
const pressFirst = async (place: HTMLElement, name: string) =>
  userEvent.click((await within(place).findAllByRole('button', { name }, patient))[0]!)

const deleteFirst: Play = async ({ canvasElement }) => {
  await pressFirst(canvasElement, 'Delete submission')
  await pressFirst(document.body, 'Delete')
}

export const Waiting: Story = {}
export const Many: Story = withList(paged(() => manyBookings))
export const Empty: Story = withList(paged(() => []))
export const Loading: Story = withList(() => new Promise(() => {}))
export const Failing: Story = withList(down)
export const LongTexts: Story = withList(paged(() => awkwardBookings))
export const Deleted: Story = {
  play: async (context) => {
    await deleteFirst(context)
    await within(context.canvasElement).findByText('Deleted', {}, patient)
  },
}
export const RefusingToDelete: Story = {
  parameters: { answers: { 'GET private/form-submission-delete.json.php': down } satisfies StoryAnswers },
  play: deleteFirst,
}
export const AskingToRelease: Story = { play: ({ canvasElement }) => pressFirst(canvasElement, 'Release') }
export const Reading: Story = { play: ({ canvasElement }) => pressFirst(canvasElement, 'Read message') }
export const ReadingFails: Story = {
  parameters: { answers: { 'GET private/form-get-submission.json.php': down } satisfies StoryAnswers },
  play: ({ canvasElement }) => pressFirst(canvasElement, 'Read message'),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = {
  ...withList(paged(() => [...bookings, ...awkwardBookings.slice(0, 1).map((one) => ({ ...one, id: 3 }))])),
  globals: { viewport: { value: 'phone' } },
}
