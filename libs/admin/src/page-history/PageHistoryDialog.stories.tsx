import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { pagedHistory, sampleHistory, statusOf } from '../testing/page-samples.ts'
import { samplePage } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { PageHistoryDialog } from './PageHistoryDialog.tsx'

const older = 'We look after three huts between the ridge and the lake. Each of them has a stove, water and ten bunks.'
const newer =
  'We look after four huts between the ridge and the lake. Each of them has a stove, firewood, water and ten bunks, to be booked here.'

const answers = {
  'GET private/page-get-history-paged.json.php': pagedHistory(sampleHistory(12)),
  'GET protected/page-get-status.json.php': () => ({ ...statusOf(samplePage(2, 'Our huts', 'huts')), draft: true }),
  'GET private/page-get-revision.json.php': ({ id }: { id: number }) => ({ id, text: id === 112 ? newer : older }),
  'POST private/page-restore.json.php': () => ({}),
} satisfies Answers

/** The dialog over a server that answers from a table; previews need the real one. */
export default {
  title: 'Administration/Page Manager/Page history dialog',
  component: PageHistoryDialog,
  args: { page: samplePage(2, 'Our huts', 'huts'), onClose: () => {} },
  parameters: { answers },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <PageHistoryDialog {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof PageHistoryDialog>

type Story = StoryObj<typeof PageHistoryDialog>

const withHistory = (answer: Answers['GET private/page-get-history-paged.json.php'] & {}) => ({
  parameters: { answers: { ...answers, 'GET private/page-get-history-paged.json.php': answer } satisfies Answers },
})

export const Versions: Story = {}
export const ManyVersions: Story = withHistory(pagedHistory(sampleHistory(60)))
export const OneVersion: Story = withHistory(pagedHistory(sampleHistory(1)))
export const NothingPublished: Story = withHistory(pagedHistory(sampleHistory(0)))
export const Loading: Story = withHistory(() => new Promise(() => {}))
export const Failing: Story = withHistory(() => {
  throw new ApiError('down', { status: 0 })
})
export const Comparison: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare version 12' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare version 9' }))
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    await screen.findAllByRole('insertion')
  },
}
export const Restored: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/page-get-history-paged.json.php': pagedHistory(sampleHistory(3)),
      'GET protected/page-get-status.json.php': () => statusOf(samplePage(2, 'Our huts', 'huts')),
    } satisfies Answers,
  },
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: 'Restore as draft' })
    await userEvent.click(first!)
    await screen.findByText(/is the page’s draft now/)
  },
}
export const RightToLeft: Story = { ...Comparison, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
