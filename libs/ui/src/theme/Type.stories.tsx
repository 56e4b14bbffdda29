import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fonts, fontSizes } from './type-sizes.ts'
import { fontWeights, lineHeights, textStyles } from './typography.ts'

const Sheet = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    '& dt': { color: 'fg.muted', fontFamily: 'mono', fontSize: 'xs', marginTop: '5' },
    '& dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

const sample = 'A night in the hut above the lake'
const sizes = Object.entries(fontSizes).toReversed()

/** Sizes as text styles, the larger of which grow with the window; families, weights and heights of lines. */
function TypeSheet() {
  return (
    <Sheet>
      {sizes.map(([size, { value }]) => (
        <Token
          key={size}
          name={`${size} · ${value} · line ${textStyles[size as keyof typeof fontSizes].value.lineHeight}`}
        >
          <chakra.span textStyle={size}>{sample}</chakra.span>
        </Token>
      ))}
      {Object.keys(fonts).map((font) => (
        <Token key={font} name={`font ${font}`}>
          <chakra.span fontFamily={font}>{sample}</chakra.span>
        </Token>
      ))}
      {Object.entries(fontWeights).map(([weight, { value }]) => (
        <Token key={weight} name={`weight ${weight} · ${value}`}>
          <chakra.span fontWeight={weight}>{sample}</chakra.span>
        </Token>
      ))}
      <Token
        name={`line heights · ${Object.entries(lineHeights)
          .map(([key, { value }]) => `${key} ${value}`)
          .join(' · ')}`}
      >
        {sample}
      </Token>
    </Sheet>
  )
}

function Token({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

export default {
  title: 'Theme/Type',
  component: TypeSheet,
} satisfies Meta<typeof TypeSheet>

type Story = StoryObj<typeof TypeSheet>

export const Desktop: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
