import { ApiError, type Page } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '@sitewright/api-client/testing'
import { pagesOfLargeSite } from '../testing/page-samples.ts'
import { pagedPages } from '../testing/paged-pages.ts'
import { awkwardPages, manyPages, samplePage } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { ReplacePageDialog } from './ReplacePageDialog.tsx'

const nothing = () => {}

const siteOf = (pages: readonly Page[]) =>
  fakeApi({
    'GET private/page-get-paged.json.php': pagedPages(() => pages),
    'POST private/page-replace.json.php': () => {
      throw new ApiError('404', { status: 404, body: { error: 'There is no such page' } })
    },
  }).api

/** The dialog over a server that refuses: choose a page and press REPLACE to see how that looks. */
export default {
  title: 'Administration/Page Manager/Replace page dialog',
  component: ReplacePageDialog,
  args: { page: manyPages[1]!, onReplaced: nothing, onClose: nothing },
  parameters: { pages: manyPages },
  decorators: [
    (Show, { parameters }) => (
      <TestSite api={siteOf(parameters['pages'] as readonly Page[])}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof ReplacePageDialog>

type Story = StoryObj<typeof ReplacePageDialog>

export const ManyPages: Story = {}
export const FewPages: Story = { args: { page: manyPages[0]! }, parameters: { pages: manyPages.slice(0, 4) } }
export const NoOtherPage: Story = { parameters: { pages: [manyPages[1]!] } }
export const HundredsOfPages: Story = { parameters: { pages: pagesOfLargeSite(300) } }
export const LongTexts: Story = {
  args: { page: awkwardPages[0]! },
  parameters: { pages: [...awkwardPages, samplePage(9, 'Huts '.repeat(40), 'huts-'.repeat(30))] },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
