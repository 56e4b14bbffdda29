import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '@sitewright/api-client/testing'
import { pagesOfLargeSite } from '../testing/page-samples.ts'
import { awkwardPages, manyPages, samplePage } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { ReplacePageDialog } from './ReplacePageDialog.tsx'

const nothing = () => {}

const { api } = fakeApi({
  'POST private/page-replace.json.php': () => {
    throw new ApiError('404', { status: 404, body: { error: 'There is no such page' } })
  },
})

/** The dialog over a server that refuses: choose a page and press REPLACE to see how that looks. */
export default {
  title: 'Administration/Page Manager/Replace page dialog',
  component: ReplacePageDialog,
  args: { page: manyPages[1]!, pages: manyPages, onReplaced: nothing, onClose: nothing },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof ReplacePageDialog>

type Story = StoryObj<typeof ReplacePageDialog>

export const ManyPages: Story = {}
export const FewPages: Story = { args: { pages: manyPages.slice(0, 4), page: manyPages[0]! } }
export const NoOtherPage: Story = { args: { pages: [manyPages[1]!] } }
export const HundredsOfPages: Story = { args: { pages: pagesOfLargeSite(300) } }
export const LongTexts: Story = {
  args: { page: awkwardPages[0]!, pages: [...awkwardPages, samplePage(9, 'Huts '.repeat(40), 'huts-'.repeat(30))] },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
