import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { everyScreen } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { staffSite, storySite } from '../testing/story-site.ts'

export default {
  title: 'Site/Masthead',
  component: StoryShell,
  args: { path: '/home', state: storySite() },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: [
        'Choose where name, menu and link buttons stand on the screen Look; ‘Site / Masthead by look’ shows them all.',
      ],
      avoid: ['Do not let it grow: every page begins below it.'],
    },
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

export const Visitor: Story = {}
export const Staff: Story = { args: { state: staffSite() } }
export const RightToLeft: Story = { ...Staff, globals: { direction: 'rtl' } }
export const Phone: Story = { args: { state: staffSite() }, globals: { viewport: { value: 'phone' } } }

export const SettingsMenu: Story = {
  args: { state: staffSite() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Settings' })
    await userEvent.click(button)
    const menu = within(await canvas.findByRole('menu', { name: 'Settings' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(12)
    await expect(menu.getByRole('menuitem', { name: 'Menu Editor' })).toHaveFocus()
  },
}

export const SettingsMenuOfOneScreen: Story = {
  args: { state: staffSite(), screens: everyScreen.filter(({ path }) => path === 'pagemanager') },
}

export const AccountMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Login' })).toBeVisible())
  },
}

export const AccountMenuOfStaff: Story = {
  args: { state: staffSite() },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Logout' })).toBeVisible())
  },
}
