import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { HitCounter } from './HitCounter.tsx'

const api = fakeApi({
  'GET private/page-get-hit-count.json.php': ({ id }) => [id === 1 ? 1204 : 1, id === 1 ? 386 : 1],
})

export default {
  title: 'Page kit/HitCounter',
  component: HitCounter,
  parameters: {
    system: 'visitor',
    usage: {
      do: ['Put it in a corner: it is for those who keep the site, not for visitors.'],
      avoid: ['Do not ask for permissions around it: it shows nothing to who may not know.'],
    },
  },
  args: { pageId: 1 },
  decorators: [
    (Story) => (
      <KitProviders api={api} permissions={['core.page-manager']}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof HitCounter>

type Story = StoryObj<typeof HitCounter>

export const Default: Story = {}
export const FirstVisit: Story = { args: { pageId: 2 } }
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(await canvas.findByText('386/1204'))
    await within(canvasElement.ownerDocument.body).findByRole('tooltip')
  },
}
