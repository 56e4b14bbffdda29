import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '@sitewright/api-client/testing'
import { expect, userEvent, screen } from 'storybook/test'
import { pagedPages } from '../testing/paged-pages.ts'
import { manyPages, samplePage, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'

const nothing = () => {}

const { api } = fakeApi({
  'GET private/page-get-paged.json.php': pagedPages(() => manyPages),
  'GET private/page-check-shortcut.json.php': ({ url }) => ({ problem: null, free: url }),
  'POST private/page-create.json.php': () => {
    throw new ApiError('409', { status: 409, body: { error: 'Another page has this shortcut' } })
  },
})

const unused = { reload: nothing, refresh: async () => {}, change: nothing }

/** The dialog over a server that refuses every shortcut: press CREATE to see how that looks. */
export default {
  title: 'Administration/Page Manager/New Page dialog',
  component: NewPageDialog,
  args: {
    types: { status: 'ready', value: sampleTypes, ...unused },
    pages: [],
    onCreated: nothing,
    onClose: nothing,
  },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof NewPageDialog>

type Story = StoryObj<typeof NewPageDialog>

export const NewPage: Story = {}
/** The new page begins with the content of an existing one. */
export const FromTemplate: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'An existing page' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Trip reports/ }))
    await expect(screen.getByRole('combobox', { name: 'Page Type' })).toHaveDisplayValue('Sectioned page')
  },
}
export const ClonePage: Story = { args: { source: samplePage(2, 'Our huts', 'huts') } }
export const TypesLoading: Story = {
  args: { types: { status: 'loading', value: undefined, ...unused } },
}
export const TypesFailed: Story = {
  args: { types: { status: 'failed', value: undefined, ...unused } },
}
export const TypeGone: Story = {
  args: { source: { ...samplePage(9, 'Old gallery', ''), renderer: 'gallery', detail: 'Gallery' } },
}
export const LongTexts: Story = {
  args: {
    types: {
      status: 'ready',
      value: sampleTypes.map((type) => ({ ...type, title: `${type.title} `.repeat(4), detail: type.detail.repeat(4) })),
      ...unused,
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
