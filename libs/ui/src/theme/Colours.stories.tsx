import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { colors } from './colors.ts'
import { palette } from './palette.ts'
import { bothSchemes } from './scheme.ts'

const Sheet = chakra('div', {
  base: {
    '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
    '& ul': { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    '& li': { display: 'grid', gridTemplateColumns: '3rem 1fr', columnGap: '3', alignItems: 'center', textStyle: 'sm' },
    '& i': { gridRow: 'span 2', height: '12', borderRadius: 'md', borderWidth: '1px' },
    '& small': { color: 'fg.muted', fontFamily: 'mono' },
    '& ol': { display: 'flex', marginBottom: '2', borderRadius: 'md', overflow: 'hidden' },
    '& ol i': { flex: 1, borderRadius: 0, borderWidth: 0 },
  },
})

const name = (group: string, key: string) => (key === 'DEFAULT' ? group : `${group}.${key}`)

/** Names by purpose, each with its value in light and in dark surroundings, and the scales that they are made from. */
function ColourSheet() {
  return (
    <Sheet>
      {Object.entries(colors).map(([group, entries]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {Object.entries(entries).map(([key, { value }]) => {
              const { light, dark } = bothSchemes(value)
              return (
                <li key={key}>
                  <i style={{ background: value }} />
                  {name(group, key)}
                  <small>
                    {light} {dark}
                  </small>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <h2>Scales</h2>
      {Object.values(palette)
        .filter((scale) => typeof scale === 'object')
        .map((scale, index) => (
          <ol key={index} role="presentation">
            {Object.values(scale).map((color) => (
              <i key={color} style={{ background: color }} />
            ))}
          </ol>
        ))}
    </Sheet>
  )
}

export default {
  title: 'Theme/Colours',
  component: ColourSheet,
  parameters: { system: 'visitor' },
} satisfies Meta<typeof ColourSheet>

type Story = StoryObj<typeof ColourSheet>

export const Light: Story = { globals: { theme: 'light' } }
export const Dark: Story = { globals: { theme: 'dark' } }
