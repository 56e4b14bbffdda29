import type { PageStatus } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { PublishingBar } from './PublishingBar.tsx'

const hidden: PageStatus = {
  ...{ id: 7, name: 'Guide training', url: 'training', published: false, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
}

const publishing = {
  'GET protected/page-get-status.json.php': () => hidden,
  'POST private/page-update.json.php': () => ({}),
}

const withStatus = (status: PageStatus): StoryObj<typeof PublishingBar> => ({
  decorators: [
    (Story) => (
      <KitProviders api={fakeApi(publishing)} permissions={['huts.editor']} status={status}>
        <Story />
      </KitProviders>
    ),
  ],
})

export default {
  title: 'Page kit/PublishingBar',
  component: PublishingBar,
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: ['Put it above the page of a kind that is not edited in place.'],
      avoid: ['Do not put it beside the toolbar of editing, which says the same.'],
    },
  },
} satisfies Meta<typeof PublishingBar>

export const NotPublished = withStatus(hidden)

export const Published = withStatus({ ...hidden, published: true })

/** Nothing is offered that would be refused. */
export const OnlyTold = withStatus({ ...hidden, mayPublish: false })
