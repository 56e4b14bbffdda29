import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bothSchemes, colors, palette } from '@sitewright/theme'
import { contrast } from '@sitewright/theme/testing'

const Sheet = chakra('div', {
  base: {
    '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
    '& ul': { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
    '& li': { display: 'grid', gridTemplateColumns: '3rem 1fr', columnGap: '3', alignItems: 'center', textStyle: 'sm' },
    '& i': { gridRow: 'span 3', height: '14', alignSelf: 'start', borderRadius: 'md', borderWidth: '1px' },
    '& small': { color: 'fg.muted', fontFamily: 'mono' },
    '& ol': { display: 'flex', marginBottom: '2', borderRadius: 'md', overflow: 'hidden' },
    '& ol i': { flex: 1, borderRadius: 0, borderWidth: 0 },
  },
})

const scales = ['gray', 'accent', 'red', 'orange', 'green'] as const

const name = (group: string, key: string) => (key === 'DEFAULT' ? group : `${group}.${key}`)

/** What is read on a surface, or what a text or an edge stands on, and how well it can be told from it. */
function contrasts(group: string, key: string, value: string) {
  const counterpart =
    group === 'bg'
      ? {
          name: key === 'inverted' ? 'fg.inverted' : 'fg',
          value: colors.fg[key === 'inverted' ? 'inverted' : 'DEFAULT'].value,
        }
      : key === 'contrast'
        ? { name: 'accent.solid', value: colors.accent.solid.value }
        : group === 'fg' && key === 'inverted'
          ? { name: 'bg.inverted', value: colors.bg.inverted.value }
          : { name: 'bg', value: colors.bg.DEFAULT.value }
  const [own, other] = [bothSchemes(value), bothSchemes(counterpart.value)]
  const ratio = (scheme: 'light' | 'dark') => contrast(own[scheme], other[scheme]).toFixed(1)
  return `${ratio('light')} ${ratio('dark')} with ${counterpart.name}`
}

/**
 * Names by purpose, each with its value and its contrast in light and in dark surroundings, and the scales that they
 * are made from.
 */
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
                  <small>{contrasts(group, key, value)}</small>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <h2>Scales</h2>
      {scales.map((scale) => (
        <ol key={scale} role="presentation">
          {Object.entries(palette[scale]).map(([step, color]) => (
            <i key={step} title={`${scale} ${step}: ${color}`} style={{ background: color }} />
          ))}
        </ol>
      ))}
    </Sheet>
  )
}

export default {
  title: 'Theme/Colours',
  component: ColourSheet,
} satisfies Meta<typeof ColourSheet>

type Story = StoryObj<typeof ColourSheet>

export const Light: Story = { globals: { theme: 'light' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
