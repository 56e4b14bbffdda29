import { FullSystemProvider } from '@sitewright/ui/full'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withShell } from '../../testing/story-shell.tsx'
import AddSectionDialog from './AddSectionDialog.tsx'

const listCall = 'GET protected/plugin/sectioned-page/get-template-list.json.php'
const saved = [
  { id: 1, name: 'Hut page', sections: 5, by: 'Ann Miller', saved: 1_790_000_000 },
  {
    id: 2,
    name: 'Öffnungszeiten und Preise unserer Hütten im Winterhalbjahr',
    sections: 1,
    by: '',
    saved: 1_780_000_000,
  },
]

export default {
  title: 'Page kinds/Sectioned page/Add section',
  component: AddSectionDialog,
  parameters: {
    permissions: ['plugin.sectionedpage.editor'],
    answers: { [listCall]: () => Promise.resolve(saved) },
  },
  args: { onClose: () => {}, onChoose: () => {}, onTemplate: () => {} },
  decorators: [
    (Story) => (
      <FullSystemProvider>
        <Story />
      </FullSystemProvider>
    ),
    withShell,
  ],
} satisfies Meta<typeof AddSectionDialog>

type Story = StoryObj<typeof AddSectionDialog>

export const AllTypes: Story = {}
export const TemplatesOnly: Story = { args: { begins: true } }
export const NoTemplatesYet: Story = {
  args: { begins: true },
  parameters: { answers: { [listCall]: () => Promise.resolve([]) } },
}
export const TemplatesLost: Story = {
  args: { begins: true },
  parameters: { answers: { [listCall]: () => Promise.reject(new Error('down')) } },
}
export const Naming: Story = {
  args: { begins: true },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Rename Hut page' }, { timeout: 60_000 }))
    const element = await body.findByRole('dialog', { name: 'Rename template' }, { timeout: 60_000 })
    // until it has the focus, the one below keeps it
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true))
    const dialog = within(element)
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Give it a name.')
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
