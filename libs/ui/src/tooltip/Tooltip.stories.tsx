import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Tooltip } from './Tooltip.tsx'

export default {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { label: 'files only available to you', openDelay: 0, children: <a href="#personal">Personal</a> },
  argTypes: { children: { control: false } },
  parameters: {
    system: 'visitor',
    layout: 'centered',
    usage: {
      do: [
        'Explain in a few words what the thing’s own name leaves open.',
        'Give it one child that can have the focus.',
      ],
      avoid: [
        'Do not put anything in it that is needed to use the page: on a phone it takes a long press.',
        'Do not repeat the name that is there to be read.',
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Personal'))
  },
} satisfies Meta<typeof Tooltip>

type Story = StoryObj<typeof Tooltip>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    label:
      'The reply address of system messages, typically a noreply address: answers to mails that the site sends by itself go there',
  },
}
export const AtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'end', height: '100dvh' }}>
      <Tooltip {...args} />
    </div>
  ),
}

/** One below the other: the tip of the middle one stands beside it and covers neither of the others. */
export const BetweenButtons: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2px', justifyItems: 'center' }}>
      <button type="button">Up</button>
      <Tooltip {...args}>
        <button type="button">Personal</button>
      </Tooltip>
      <button type="button">Down</button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Personal'))
    const tip = await waitFor(() => document.querySelector('[role=tooltip]')!.getBoundingClientRect())
    for (const name of ['Up', 'Down']) {
      const box = canvas.getByText(name).getBoundingClientRect()
      const isApart = tip.bottom <= box.top || tip.top >= box.bottom || tip.right <= box.left || tip.left >= box.right
      await expect(isApart, name).toBe(true)
    }
  },
}

/** In a tree between texts: the tip stands beside the name, and covers neither the texts nor the other rows. */
export const BetweenWords: Story = {
  render: (args) => (
    <div style={{ width: '24rem' }}>
      <p>Pictures go to this folder from now on.</p>
      <div role="tree" aria-label="Folders">
        <Tooltip {...args}>
          <div role="treeitem" aria-selected="false" tabIndex={0} style={{ paddingBlock: 8 }}>
            <span data-explained="">Personal</span>
          </div>
        </Tooltip>
      </div>
      <p role="status">Visitors can see what is in it.</p>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Personal'))
    const tip = await waitFor(() => document.querySelector('[role=tooltip]')!.getBoundingClientRect())
    for (const words of [canvas.getByText(/^Pictures/), canvas.getByRole('status')]) {
      const box = words.getBoundingClientRect()
      await expect(tip.bottom <= box.top || tip.top >= box.bottom, words.textContent).toBe(true)
    }
  },
}
function EditThenSave() {
  const [editing, setEditing] = useState(false)
  const name = editing ? 'Save page' : 'Edit page'
  return (
    <Tooltip key={name} label={`${name} of this person`} openDelay={0}>
      <button type="button" onClick={() => setEditing(!editing)}>
        {name}
      </button>
    </Tooltip>
  )
}

/** What takes the place of what was pressed, under the pointer, has no tip until the pointer comes back. */
export const AfterAPress: Story = {
  render: () => <EditThenSave />,
  play: async ({ canvas }) => {
    const at = { pointerType: 'mouse', clientX: 200, clientY: 200 }
    const tip = () => document.querySelector('[role=tooltip]')
    // React makes the entering of what comes over it
    await fireEvent.pointerOver(canvas.getByText('Edit page'), at)
    await waitFor(() => expect(tip()).not.toBeNull())
    await fireEvent.pointerDown(canvas.getByText('Edit page'), at)
    await fireEvent.click(canvas.getByText('Edit page'), at)
    await fireEvent.pointerOver(await canvas.findByText('Save page'), at)
    await expect(tip()).toBeNull()
    await fireEvent.pointerOut(canvas.getByText('Save page'), { ...at, clientX: 300 })
    await fireEvent.pointerMove(document.body, { ...at, clientX: 300 })
    await fireEvent.pointerOver(canvas.getByText('Save page'), at)
    await waitFor(() => expect(tip()).not.toBeNull())
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
