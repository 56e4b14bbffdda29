import type { PageStatus } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyPage } from './EmptyPage.tsx'
import { PageForStaffProvider } from './PageForStaffProvider.tsx'

const status: PageStatus = {
  ...{ id: 7, name: 'The hut', url: 'hut', published: true, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
}

export default {
  title: 'Page kit/EmptyPage',
  component: EmptyPage,
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: ['Show it to those who may write the page, in place of its content.'],
      avoid: ['Do not show it to visitors.'],
    },
  },
  args: { onEdit: () => {} },
} satisfies Meta<typeof EmptyPage>

export const Empty: StoryObj<typeof EmptyPage> = {}

/** The page's name is its heading, for those who do not see that it is empty. */
export const Named: StoryObj<typeof EmptyPage> = {
  decorators: [
    (Story) => (
      <PageForStaffProvider status={status}>
        <Story />
      </PageForStaffProvider>
    ),
  ],
}
