import { RichText } from '@sitewright/rich-text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { drawerId } from '../behaviours/drawer.ts'
import { appSetup, calls, loggedInSetup } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { longMenuSite, staffSite, storySite } from '../testing/story-site.ts'
import { textKind } from '../testing/text-kind.tsx'

const text = `<h1>Our huts</h1>
<p>The club keeps <strong>two huts</strong> above the lake. Both are open all year, sleep twelve, and have a stove, gas
and <a href="/huts/water">rain water</a>.</p>
<h2>Before you go</h2>
<ul><li>Book a bunk; members go first in school holidays.</li><li>Look at the forecast, and leave word of your route.</li></ul>
<blockquote><p>Leave the hut as you would like to find it.</p></blockquote>
<h2>Prices for a night</h2>
<table><thead><tr><th>Hut</th><th>Members</th><th>Guests</th></tr></thead>
<tbody><tr><td>Ridge hut</td><td>$12</td><td>$20</td></tr><tr><td>Lake hut</td><td>$10</td><td>$18</td></tr></tbody></table>`

/** A page as editors write it. */
const written = textKind('single-page', { View: ({ data }) => <RichText html={String(data)} /> })

export default {
  title: 'Site/Shell',
  component: StoryShell,
  args: { path: '/huts', state: storySite(), installed: [written], answers: { [calls.content]: [text] } },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Look at every change of the theme here first: it is a whole page, for visitors and for staff.'],
      avoid: ['Do not put anything around the page that visitors need a script for.'],
    },
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

const never = () => new Promise<never>(() => {})

export const Visitor: Story = {}
export const SignedInAdministrator: Story = { args: { state: staffSite() } }
export const LongMenu: Story = { args: { state: longMenuSite() } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** The menu of a phone, over the page. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Our huts' })
    const drawer = document.getElementById(drawerId)
    drawer?.showPopover()
    await waitFor(() => expect(drawer).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const NoTitleNoMenu: Story = {
  args: { state: storySite({ menu: [], settings: { ...storySite().settings, title: '' } }) },
}
export const Loading: Story = { args: { state: storySite(), answers: { [calls.content]: never } } }
/** The spinner is in the middle of what the side bar leaves. */
export const ScreenLoading: Story = {
  args: {
    path: '/pages/menueditor',
    state: staffSite(),
    screens: [{ path: 'menueditor', label: 'Menu Editor', needs: ['core.admin'], load: never }],
  },
  play: async ({ canvas, canvasElement }) => {
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    const spinner = await canvas.findByText('Loading')
    const main = canvasElement.querySelector('main')!
    await expect(main.getBoundingClientRect().right).toBeCloseTo(document.documentElement.clientWidth, 0)
    await waitFor(() => expect(middleOf(spinner)).toBeCloseTo(middleOf(main), 0))
  },
}
export const SiteLoading: Story = {
  args: { path: '/', state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Site loading...')
  },
}
export const NotFound: Story = {
  args: { path: '/nowhere', state: storySite({ view: { found: 'missing' } }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '404' })).toBeVisible())
  },
}
export const NoPermission: Story = { args: { path: '/members', state: storySite({ view: { found: 'denied' } }) } }
export const KindNotInstalled: Story = { args: { path: '/pages/gallery/4', installed: [] } }
export const Screen: Story = { args: { path: '/pages/pagemanager', state: staffSite() } }
export const RightToLeft: Story = {
  args: { state: storySite({ settings: { ...storySite().settings, language: 'ar' } }) },
  globals: { direction: 'rtl' },
}
export const NarrowContent: Story = {
  args: { state: storySite({ settings: { ...storySite().settings, bodyWidth: 400 } }) },
  play: async ({ canvas }) => {
    const gutters = 48
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeLessThanOrEqual(400 + gutters)
  },
}
export const GuardedScreen: Story = {
  args: { path: '/pages/pagemanager', state: storySite({ setup: appSetup() }) },
}
export const RefusedScreen: Story = {
  args: { path: '/pages/siteeditor', state: storySite({ setup: loggedInSetup(['core.page-manager']) }) },
}
