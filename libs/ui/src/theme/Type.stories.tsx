import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fontSizes } from './typography.ts'

const Sheet = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    '& dt': { color: 'fg.muted', fontFamily: 'mono', fontSize: 'xs', marginTop: '5' },
    '& dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/** Sizes as text styles; the larger ones grow with the window. */
function TypeSheet() {
  return (
    <Sheet>
      {Object.entries(fontSizes)
        .toReversed()
        .flatMap(([size, { value }]) => [
          <dt key={size}>
            {size} · {value}
          </dt>,
          <chakra.dd key={`${size} sample`} textStyle={size}>
            A night in the hut above the lake
          </chakra.dd>,
        ])}
    </Sheet>
  )
}

export default {
  title: 'Theme/Type',
  component: TypeSheet,
  parameters: { system: 'visitor' },
} satisfies Meta<typeof TypeSheet>

type Story = StoryObj<typeof TypeSheet>

export const Desktop: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
