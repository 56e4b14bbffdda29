import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { StoryShell } from '../testing/StoryShell.tsx'
import { storySite } from '../testing/story-site.ts'
import { FooterContent, type FooterContentProps } from './FooterContent.tsx'

const footer = {
  columns: [
    { heading: 'Find us', html: '<p>Ridgeline Walking Club<br>12 Mill Lane<br>Redcliff</p>' },
    { heading: 'Write to us', html: '<p><a href="/contact">Contact form</a></p><p>We answer within a week.</p>' },
    { heading: '', html: '<ul><li>Every second weekend</li><li>Newcomers are welcome</li></ul>' },
  ],
  line: '© Ridgeline Walking Club',
  links: [
    { label: 'Imprint', href: '/imprint' },
    { label: 'Privacy', href: '/privacy' },
  ],
}

/** As the server draws it. */
const drawn = (props: Partial<FooterContentProps>) =>
  renderToStaticMarkup(<FooterContent footer={footer} links={undefined} title="Ridgeline Club" {...props} />)

export default {
  title: 'Site/Footer',
  component: StoryShell,
  args: { path: '/home', state: storySite(), footer: drawn({}) },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Fill it on the screen Look: up to four columns, a last line, imprint and privacy page.'],
      avoid: ['Do not repeat the main menu in it.'],
    },
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

export const Columns: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LineOnly: Story = { args: { footer: drawn({ footer: { ...footer, columns: [] } }) } }
export const LinkButtons: Story = {
  args: { state: { ...storySite(), linksBelow: true }, footer: drawn({ links: storySite().links }) },
}
