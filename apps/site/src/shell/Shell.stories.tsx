import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appSetup, calls, signedInSetup } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { longMenuSite, staffSite, storySite } from '../testing/story-site.ts'

export default {
  title: 'Site/Shell',
  component: StoryShell,
  args: { path: '/huts', state: storySite() },
  parameters: { system: 'visitor', layout: 'fullscreen' },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

const never = () => new Promise(() => {})

export const Visitor: Story = {}
export const SignedInAdministrator: Story = { args: { state: staffSite() } }
export const LongMenu: Story = { args: { state: longMenuSite() } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const NoTitleNoMenu: Story = {
  args: { state: storySite({ menu: [], settings: { ...storySite().settings, title: '' } }) },
}
export const Loading: Story = { args: { state: storySite(), answers: { [calls.content]: never } } }
export const SiteLoading: Story = {
  args: { path: '/', state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Site loading...')
  },
}
export const NotFound: Story = {
  args: { path: '/nowhere', state: storySite({ view: { found: 'missing' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404' })).toBeVisible()
  },
}
export const NoPermission: Story = { args: { path: '/members', state: storySite({ view: { found: 'denied' } }) } }
export const KindNotInstalled: Story = { args: { path: '/pages/gallery/4', installed: [] } }
export const Screen: Story = { args: { path: '/pages/pagemanager', state: staffSite() } }
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <StoryShell {...args} />
    </div>
  ),
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
  args: { path: '/pages/siteeditor', state: storySite({ setup: signedInSetup(['core.page-manager']) }) },
}
