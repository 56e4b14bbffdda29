import type { Meta, StoryObj } from '@storybook/react-vite'
import { HighlightBanner } from './HighlightBanner.tsx'
import { HighlightBanners } from './HighlightBanners.tsx'
import { SampleBanners } from '../testing/SampleBanners.tsx'

const notice = { Text: 'The office is closed on Friday', BackgroundColour: '#cde8d4', Hidden: false }

export default {
  title: 'UI/HighlightBanner',
  component: HighlightBanner,
  args: { banner: notice, onClose: () => undefined },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: [
        'Keep it to one short sentence; give it a Route where there is more to read.',
        'Choose any background: the text becomes black or white, whichever can be read on it.',
      ],
      avoid: [
        'Do not use it for what concerns one person only: a message or a toast is theirs alone.',
        'Do not show several at once for long: each takes a row above every page.',
      ],
    },
  },
} satisfies Meta<typeof HighlightBanner>

type Story = StoryObj<typeof HighlightBanner>

export const Default: Story = {}
export const WithRoute: Story = { args: { banner: { ...notice, Route: 'opening-hours' } } }
export const LongText: Story = {
  args: { banner: { ...notice, Text: 'The office is closed on Friday because of the general meeting. '.repeat(6) } },
}
export const Samples: Story = { render: () => <SampleBanners /> }
export const None: Story = { render: () => <HighlightBanners banners={[]} /> }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { banner: { ...notice, Text: 'المكتب مغلق يوم الجمعة', Route: 'opening-hours' } },
}
/** Whatever the colour, and however it is written: the text stays readable (the accessibility check measures it). */
export const AnyColour: Story = {
  render: () => (
    <HighlightBanners
      banners={['#fff', '#000', 'navy', 'gold', 'rgb(118 118 118)', 'hsl(340 80% 50%)', 'oklch(70% 0.15 150)'].map(
        (colour) => ({ Text: `Notice on ${colour}`, BackgroundColour: colour, Hidden: false, Route: 'notices' }),
      )}
    />
  ),
}
export const Dark: Story = { ...Samples, tags: ['!test'], globals: { theme: 'dark' } }
