import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell.tsx'
import { longMenuSite, storySite } from '../testing/story-site.ts'
import { withLook } from '../testing/with-look.tsx'
import { drawerId } from '../behaviours/drawer.ts'

export default {
  title: 'Site/SideDrawer',
  component: StoryShell,
  decorators: [withLook],
  args: { path: '/home', state: storySite() },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Let it hold everything that the masthead has no room for: menu, links, search, account.'],
      avoid: ['Do not use it in wide windows.'],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = document.getElementById(drawerId)
    drawer?.showPopover()
    await waitFor(() => expect(drawer?.getBoundingClientRect()).toMatchObject({ x: 0, width: 250 }))
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

export const Open: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Underline: Story = { parameters: { look: { menu: 'underline' } } }
export const Solid: Story = { parameters: { look: { menu: 'solid' } } }
export const Long: Story = { args: { state: longMenuSite() } }

export const ClosedByItsButton: Story = {
  play: async () => {
    const drawer = document.getElementById(drawerId)
    drawer?.showPopover()
    await userEvent.click(document.querySelector<HTMLElement>(`#${drawerId} > button`)!)
    await waitFor(() => expect(drawer).not.toBeVisible())
  },
}
