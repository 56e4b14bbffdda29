import { chakra } from '@chakra-ui/react'
import { createShape, createSpace, theme } from '@sitewright/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'

const { radii, shadows } = createShape(theme)
const { spacing } = createSpace(theme)

const Sheet = chakra('div', {
  base: {
    '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
    '& ul': { display: 'grid', gap: '2', textStyle: 'sm' },
    '& ul.boxes': { gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' },
    '& li': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .boxes li': { flexDirection: 'column' },
    '& code': { width: '10', color: 'fg.muted', textAlign: 'end' },
    '& .boxes code': { width: 'auto', textAlign: 'center' },
    '& i': { height: '4', borderRadius: 'xs', background: 'accent.solid' },
    '& .boxes i': { width: '20', height: '14', background: 'bg.panel', borderWidth: '1px' },
    '& .shadows i': { borderWidth: 0, borderRadius: 'lg' },
  },
})

/** Distances, corners and shadows. */
function SpaceSheet() {
  return (
    <Sheet>
      <h2>Space</h2>
      <ul>
        {Object.entries(spacing)
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([step, { value }]) => (
            <li key={step}>
              <code>{step}</code>
              <i style={{ width: value }} />
              {value}
            </li>
          ))}
      </ul>
      <h2>Corners</h2>
      <ul className="boxes">
        {Object.entries(radii).map(([radius, { value }]) => (
          <li key={radius}>
            <chakra.i borderRadius={radius} />
            <code>
              {radius} {value}
            </code>
          </li>
        ))}
      </ul>
      <h2>Shadows</h2>
      <ul className="boxes shadows">
        {Object.keys(shadows).map((shadow) => (
          <li key={shadow}>
            <chakra.i boxShadow={shadow} />
            <code>{shadow}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export default {
  title: 'Theme/Space and shape',
  component: SpaceSheet,
} satisfies Meta<typeof SpaceSheet>

type Story = StoryObj<typeof SpaceSheet>

export const Light: Story = {}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
