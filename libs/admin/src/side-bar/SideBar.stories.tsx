import { fakeApi } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { allPermissions, allScreens } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import SideBar from './SideBar.tsx'

const nothing = () => {}

export default {
  title: 'Administration/Side bar',
  component: SideBar,
  parameters: { layout: 'fullscreen', permissions: allPermissions },
  args: { current: 'pagemanager', onOpen: nothing },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi({}).api} screens={allScreens} permissions={parameters['permissions'] as string[]}>
      <nav aria-label="Administration">
        <SideBar {...args} />
      </nav>
    </TestSite>
  ),
} satisfies Meta<typeof SideBar>

type Story = StoryObj<typeof SideBar>

export const Administrator: Story = {}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const MenuManager: Story = {
  args: { current: 'menueditor' },
  parameters: { permissions: ['core.menu-manager'] },
}
/** With icons only, as windows of tablets begin. */
export const Icons: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Administration/ }))
    const body = within(canvasElement.ownerDocument.body)
    const sheet = await body.findByRole('dialog', { name: 'Administration' })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}
