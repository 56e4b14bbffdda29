import { finishedLooks, fontStacks, lookLimits, lookNames, type Look } from '@sitewright/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialledLook, type Dials } from './DialledLook.tsx'

const [builtIn] = finishedLooks
const { scheme: _, fonts, ...look } = builtIn!.look

const colour = (field: keyof Look) => ({ name: lookNames[field](), control: 'color' as const })
const factor = (field: keyof typeof lookLimits) => {
  const [min, max] = lookLimits[field]
  return { name: lookNames[field](), control: { type: 'range' as const, min, max, step: 0.05 } }
}
const families = {
  control: 'select' as const,
  options: [fonts.body, ...fontStacks.map((stack) => stack.families)],
  labels: Object.fromEntries(fontStacks.map((stack) => [stack.families, stack.name])),
}
const font = (name: string) => ({
  name,
  options: [...new Set(families.options)],
  control: { type: 'select' as const, labels: families.labels },
})

/**
 * The values of the theme, each to be dialled and seen at once: colours, type, distances, corners and shadows. Below the
 * example stands what to write into `libs/theme/src/theme.ts`, or choose the same on the screen Look. Light and dark, and
 * the finished looks, are chosen in the toolbar.
 */
const meta = {
  title: 'Theme/Dial',
  component: DialledLook,
  args: {
    accent: look.accent,
    neutral: look.neutral,
    highlight: look.highlight,
    danger: look.danger,
    warning: look.warning,
    success: look.success,
    body: fonts.body,
    heading: fonts.heading === '{fonts.body}' ? fonts.body : fonts.heading,
    textSize: look.textSize,
    headingSize: look.headingSize,
    spacing: look.spacing,
    roundness: look.roundness,
    shadows: look.shadows,
  },
  argTypes: {
    accent: colour('accent'),
    neutral: colour('neutral'),
    highlight: colour('highlight'),
    danger: colour('danger'),
    warning: colour('warning'),
    success: colour('success'),
    body: font('Font of text'),
    heading: font('Font of headings'),
    textSize: factor('textSize'),
    headingSize: factor('headingSize'),
    spacing: factor('spacing'),
    roundness: factor('roundness'),
    shadows: factor('shadows'),
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: [
        'Dial one value, and look at the same example in dark: the toolbar switches.',
        'Choose colours for their hue: how light each use of it is follows from what is read on it.',
      ],
      avoid: [
        'Do not name a colour, a size or a distance in a component: all of them come from these values.',
        'Do not go beyond the ends of a dial: text would overlap or no longer be told apart.',
      ],
    },
  },
} satisfies Meta<Dials>

export default meta

type Story = StoryObj<typeof meta>

export const Values: Story = {}
export const DenseAndSquare: Story = { args: { spacing: 0.75, roundness: 0, shadows: 0 } }
export const AiryAndRound: Story = { args: { spacing: 1.25, roundness: 2, shadows: 2, accent: '#3c8a3f' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
