import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeApi } from '@sitewright/api-client/testing'
import { samplePage } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { EditPageDialog } from './EditPageDialog.tsx'

const nothing = () => {}

const { api } = fakeApi({
  'GET private/page-get-sharing.json.php': () => ({
    description: 'Three huts in the hills, for members and their friends: how to get there, and what is in them.',
    image: 0,
    isHidden: false,
    standard: { description: 'All our huts', picture: '' },
  }),
  'POST private/page-update.json.php': () => {
    throw new ApiError('409', { status: 409, body: { error: 'Another page has this shortcut' } })
  },
})

/** The dialog over a server that refuses every shortcut: press SAVE to see how that looks. */
export default {
  title: 'Administration/Page Manager/Edit Page dialog',
  component: EditPageDialog,
  args: { page: samplePage(2, 'Our huts', 'huts'), onSaved: nothing, onClose: nothing },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof EditPageDialog>

type Story = StoryObj<typeof EditPageDialog>

export const Published: Story = {}
export const Unpublished: Story = { args: { page: samplePage(3, 'Contact us', '', 3, { published: false }) } }
export const WithDates: Story = {
  args: { page: samplePage(7, 'Summer', 'summer', 1, { pub_start: 1_796_000_000, pub_end: 1_804_000_000 }) },
}
export const EndBeforeStart: Story = {
  args: { page: samplePage(7, 'Summer', 'summer', 1, { pub_start: 1_804_000_000, pub_end: 1_796_000_000 }) },
}
/** What search engines and shared links show. */
export const Sharing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search engines and sharing' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'When shared' })).toBeVisible())
  },
}
export const SharingOnAPhone: Story = { ...Sharing, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { ...WithDates, globals: { direction: 'rtl' } }
export const Phone: Story = { ...EndBeforeStart, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...EndBeforeStart, tags: ['!test'], globals: { theme: 'dark' } }
