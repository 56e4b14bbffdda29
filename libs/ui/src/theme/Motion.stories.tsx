import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { durations, easings } from './motion.ts'

const Sheet = chakra('div', {
  base: {
    '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
    '& li': { display: 'grid', gridTemplateColumns: '8rem 7rem 1fr', gap: '3', alignItems: 'center', textStyle: 'sm' },
    '& code': { color: 'fg.muted' },
    '& button': {
      display: 'block',
      width: 'full',
      height: '10',
      padding: '1',
      borderRadius: 'full',
      background: 'bg.muted',
    },
    '& i': { display: 'block', width: '8', height: '8', borderRadius: 'full', background: 'accent.solid' },
    '& button:is(:hover, :focus-visible) i': { marginInlineStart: 'calc(100% - {sizes.8})' },
  },
})

/**
 * How long a change takes: point at a track. Visitors who prefer reduced motion see none of it; what is done with goes
 * at once.
 */
function MotionSheet() {
  return (
    <Sheet>
      <h2>Durations</h2>
      <ul>
        {Object.entries(durations).map(([duration, { value }]) => (
          <li key={duration}>
            {duration}
            <code>{value}</code>
            <button type="button" aria-label={`Move ${duration}`}>
              <chakra.i transitionProperty="margin" transitionDuration={duration} transitionTimingFunction="out" />
            </button>
          </li>
        ))}
      </ul>
      <h2>Easings</h2>
      <ul>
        {Object.entries(easings).map(([easing, { value }]) => (
          <li key={easing}>
            {easing}
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export default {
  title: 'Theme/Motion',
  component: MotionSheet,
} satisfies Meta<typeof MotionSheet>

type Story = StoryObj<typeof MotionSheet>

export const Durations: Story = {}
