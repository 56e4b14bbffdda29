import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveState } from './SaveState.tsx'
import { WorkingCopyOffer } from './WorkingCopyOffer.tsx'

const offer = { key: 'today', saved: new Date().setHours(14, 2), older: false, take: () => {}, drop: () => {} }
const older = { ...offer, key: 'before', saved: Date.UTC(2026, 10, 2, 9), older: true }

const messages = createMessages()

/** What somebody typed before and did not save, and the line that says how far the newest words have come. */
export default {
  title: 'Page kit/Working copies',
  component: WorkingCopyOffer,
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: ['Offer what was typed before above the page, before anybody starts to write.'],
      avoid: ['Do not take it over without being asked: the page may have changed since.'],
    },
  },
  args: { copy: { offers: [offer] } },
  decorators: [
    (Story) => (
      <MessagesProvider value={messages}>
        <Story />
        <MessageHost />
      </MessagesProvider>
    ),
  ],
} satisfies Meta<typeof WorkingCopyOffer>

type Story = StoryObj<typeof WorkingCopyOffer>

export const Offered: Story = {}
export const Several: Story = { args: { copy: { offers: [offer, older] } } }
export const WhileSaving: Story = { args: { busy: true } }
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['waiting', 'kept', 'here', 'gone', 'barred', 'nowhere', 'unkept'] as const).map((status) => (
        <div key={status} style={{ display: 'flex' }}>
          <SaveState copy={{ status, keptAt: offer.saved }} />
        </div>
      ))}
    </div>
  ),
}
