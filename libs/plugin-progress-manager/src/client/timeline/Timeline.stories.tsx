import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSystem } from '../../testing/sample-overview.ts'
import { manyRecords, sampleProgression } from '../../testing/sample-timeline.ts'
import { Timeline } from './Timeline.tsx'

export default {
  title: 'Page kinds/Progress manager/Timeline',
  component: Timeline,
  args: { progression: sampleProgression, system: sampleSystem },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Timeline>

type Story = StoryObj<typeof Timeline>

const wordy = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6)

export const Months: Story = {}
export const OnlyRegistered: Story = { args: { progression: { ...sampleProgression, records: [], changes: [] } } }
export const ManyEntries: Story = { args: { progression: manyRecords(1000) } }
export const LongTexts: Story = {
  args: {
    system: { ...sampleSystem, SystemName: wordy },
    progression: {
      ...sampleProgression,
      records: sampleProgression.records.map((record) => ({
        ...record,
        by: wordy,
        struck: record.struck && { ...record.struck, reason: wordy.repeat(3) },
      })),
      changes: sampleProgression.changes.map((change) => ({ ...change, state: wordy })),
    },
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
