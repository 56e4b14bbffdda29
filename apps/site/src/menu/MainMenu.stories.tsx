import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell.tsx'
import { longMenuSite, storySite } from '../testing/story-site.ts'

export default {
  title: 'Site/MainMenu',
  component: StoryShell,
  args: { path: '/home', state: storySite() },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Keep to seven items of one or two words on the first level, and put the rest below them.'],
      avoid: ['Do not make an item that only opens its list lead somewhere too.'],
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

export const Closed: Story = {}
export const Long: Story = { args: { state: longMenuSite() } }

export const Open: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    await userEvent.hover(menu.getByRole('link', { name: 'Our huts' }))
    await userEvent.hover(await menu.findByRole('link', { name: 'Lake hut' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Booking' })).toBeVisible())
  },
}

export const OpenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    menu.getByRole('button', { name: 'About' }).focus()
    await waitFor(() => expect(menu.getByRole('link', { name: 'People' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu.queryByRole('link', { name: 'People' })).toBeNull())
  },
}

/** A submenu at the edge of the window turns to the other side. */
export const AtTheEdge: Story = {
  args: { state: storySite({ menu: storySite().menu.toReversed() }) },
  globals: { viewport: { value: 'tablet' } },
}
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
