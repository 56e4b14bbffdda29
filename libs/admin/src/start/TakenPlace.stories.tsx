import { fakeApi } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { newSite } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { TakenPlace } from './TakenPlace.tsx'

const { api } = fakeApi({
  'POST private/start-take-place.json.php': () => ({ taken: { language: 'en-NZ', timeZone: 'Pacific/Auckland' } }),
})

/** What a new site says once after it has taken language and time zone from the browser of its administrator. */
export default {
  title: 'Administration/Start/Taken place',
  component: TakenPlace,
  parameters: { layout: 'padded' },
  args: { overview: { ...newSite, placeIsOpen: true }, onClosed: () => {}, reload: () => {} },
  render: (args) => (
    <TestSite api={api}>
      <TakenPlace {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof TakenPlace>

type Story = StoryObj<typeof TakenPlace>

export const Taken: Story = {}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
