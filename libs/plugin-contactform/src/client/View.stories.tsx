import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { serverWith } from '../testing/form-store.ts'
import { field, layout } from '../testing/sample-forms.ts'
import { StoryShell } from '../testing/story-shell.tsx'
import { View } from './View.tsx'

const booking = layout([
  field('text-single-input', { label: 'Name', Required: true }),
  field('text-multi-input', { label: 'Message' }),
])

/** The whole page: its form for everyone, and the toolbar for its editors. */
export default {
  title: 'Page kinds/Contact form/Page',
  component: View,
  parameters: { system: 'visitor', layout: 'padded', permissions: [] },
  args: { pageId: 7, data: { layout: booking, draft: null, version: 1 } },
  render: (args, { parameters }) => (
    <StoryShell answers={serverWith(booking, null).answers} permissions={parameters['permissions'] as string[]}>
      <View {...args} />
    </StoryShell>
  ),
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>

export const AsVisitor: Story = {}
export const AsEditor: Story = {
  parameters: { permissions: ['plugin.contactform.editor'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Edit form' }, { timeout: 60_000 })
  },
}
export const WithoutFields: Story = { args: { data: { layout: layout([]), draft: null, version: 1 } } }
export const LongTexts: Story = {
  args: {
    data: {
      layout: layout([
        field('text-single-input', {
          label: 'Which of our huts do you want to stay in? '.repeat(6),
          Required: true,
        }),
        field('checkbox', { label: 'Hüttenordnung'.repeat(8) }),
      ]),
      draft: null,
      version: 1,
    },
  },
  globals: { viewport: { value: 'phone' } },
}
