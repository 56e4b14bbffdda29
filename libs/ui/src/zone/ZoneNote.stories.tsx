import { english, readLanguageFrom } from '@sitewright/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ZoneNote } from './ZoneNote.tsx'

export default {
  title: 'UI/ZoneNote',
  component: ZoneNote,
  // as on a site whose clock is not that of the device
  beforeEach() {
    readLanguageFrom(() => ({ ...english, timeZone: 'Pacific/Chatham' }))
    return () => readLanguageFrom(() => english)
  },
  parameters: {
    usage: {
      do: ['Put it below a field for a time, and describe the field by its id.'],
      avoid: ['Do not name a time zone where it is the one of the reader’s device: the note shows nothing then.'],
    },
  },
} satisfies Meta<typeof ZoneNote>

type Story = StoryObj<typeof ZoneNote>

export const Default: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
