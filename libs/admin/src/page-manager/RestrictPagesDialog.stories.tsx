import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAccess } from '../testing/role-samples.ts'
import { manyPages } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { RestrictPagesDialog } from './RestrictPagesDialog.tsx'

const nothing = () => {}

const { api } = fakeApi({
  'GET private/permission-editor-get-list.json.php': () => sampleAccess,
  'POST private/page-restrict-many.json.php': () => {
    throw new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
  },
})

const pagesFor = (...roles: string[][]) =>
  manyPages.slice(0, 7).map((page, at) => ({ ...page, menu: true, draft: false, roles: roles[at % roles.length]! }))

/** Asked for the pages that are selected in the Page Manager. */
export default {
  title: 'Administration/Page Manager/Who can see several pages',
  component: RestrictPagesDialog,
  args: { pages: pagesFor(['Editors']), onDone: nothing, onClose: nothing },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof RestrictPagesDialog>

type Story = StoryObj<typeof RestrictPagesDialog>

export const ForARole: Story = {}
export const ForEveryone: Story = { args: { pages: pagesFor([]) } }
export const Different: Story = { args: { pages: pagesFor(['Editors'], []) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
