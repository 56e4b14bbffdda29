import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { DocumentHistoryDialog } from './DocumentHistoryDialog.tsx'

const answers = documentAnswers(sampleRevisions(6))

/** The dialog over a server that answers from a table. */
export default {
  title: 'Administration/History of menu, links and settings',
  component: DocumentHistoryDialog,
  args: { noun: 'menu', changed: false, onTake: () => {}, onClose: () => {} },
  parameters: { answers },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <DocumentHistoryDialog {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof DocumentHistoryDialog>

type Story = StoryObj<typeof DocumentHistoryDialog>

const over = (others: Answers): Story => ({ parameters: { answers: { ...answers, ...others } } })

export const Versions: Story = {}
export const OfTheSettings: Story = { args: { noun: 'settings' } }
export const ManyVersions: Story = over(documentAnswers(sampleRevisions(60)))
export const OnlyWhatWasThereBefore: Story = over(documentAnswers(sampleRevisions(1)))
export const NothingSaved: Story = { ...over(documentAnswers([])), args: { noun: 'links' } }
export const Loading: Story = over({
  'GET private/document-get-history-paged.json.php': () => new Promise(() => {}),
})
export const Failing: Story = over({
  'GET private/document-get-history-paged.json.php': () => {
    throw new ApiError('down', { status: 0 })
  },
})
/** There is something that is not saved. */
export const Asking: Story = {
  args: { changed: true },
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: 'Use this version' })
    await userEvent.click(first!)
    await screen.findByRole('alertdialog')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
