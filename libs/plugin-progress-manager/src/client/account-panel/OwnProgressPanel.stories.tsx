import { Box, Heading, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, type ReactNode } from 'react'
import { userEvent } from 'storybook/test'
import { ownProgressCall, progressStore } from '../../testing/progress-store.ts'
import { ProgressShell } from '../../testing/ProgressShell.tsx'
import { longProgress, ownSamples } from '../../testing/sample-own-progress.ts'
import OwnProgressPanel from './OwnProgressPanel.tsx'

/** The frame of My Account. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="lg" padding={{ base: '4', sm: '5' }}>
      <Stack gap="3">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  )
}

/** Among the panels of My Account, over a server that answers from a table. */
export default {
  title: 'Page kinds/Progress manager/Own progress',
  component: OwnProgressPanel,
  args: { Frame },
  parameters: { layout: 'padded', answer: () => ownSamples },
  render: (args, { parameters }) => {
    const store = progressStore()
    store.answer(ownProgressCall, parameters['answer'] as () => unknown)
    return (
      <ProgressShell store={store} permissions={['core.account-owner']}>
        <Stack gap="4" maxWidth="50rem" marginInline="auto">
          <OwnProgressPanel {...args} />
        </Stack>
      </ProgressShell>
    )
  },
} satisfies Meta<typeof OwnProgressPanel>

type Story = StoryObj<typeof OwnProgressPanel>

const answering = (answer: () => unknown): Story => ({ parameters: { answer } })
const wordy = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4)

export const TwoSystems: Story = {}
/** Nothing at all is to be seen. */
export const NotRegistered: Story = answering(() => [])
/** Nothing is to be seen; it is logged and tried again. */
export const Failing: Story = answering(() => Promise.reject(new Error('The server cannot be reached')))
export const ManyRecords: Story = answering(() => [longProgress])
export const AllRecords: Story = {
  ...ManyRecords,
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Show all' })),
}
export const LongTexts: Story = answering(() => [
  {
    ...longProgress,
    SystemName: wordy,
    state: wordy,
    SystemStages: longProgress.SystemStages.map((stage) => ({ ...stage, Description: wordy })),
    records: longProgress.records.slice(0, 2).map((record) => ({ ...record, Stages: [wordy, wordy] })),
  },
])
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
