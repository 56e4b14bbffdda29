import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PeopleHere } from './PeopleHere.tsx'
import { SavedNotice } from './SavedNotice.tsx'

const ann = { name: 'Ann Miller', since: 0, own: false }
const stored = { active: 'The hut sleeps twelve.', draft: null, version: 1 }
const editing = {
  ...{ editing: true, changed: false, saving: undefined, conflict: undefined, stored },
  refresh: () => Promise.resolve(),
}
const saved = { by: 'Ann Miller', own: false, version: 2 }

export default {
  title: 'Page kit/Presence',
  component: PeopleHere,
  subcomponents: { SavedNotice: SavedNotice as React.ComponentType<unknown> },
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: ['Leave it on the page at all times, so that screen readers announce who comes.'],
      avoid: ['Do not lock the page for others: a save that would overwrite theirs asks first.'],
    },
  },
  args: { people: [ann] },
} satisfies Meta<typeof PeopleHere>

type Story = StoryObj<typeof PeopleHere>

export const OneOther: Story = {}
export const SeveralOthers: Story = { args: { people: [ann, { ...ann, name: 'Ben' }, { ...ann, name: 'Cem' }] } }
export const AnotherWindow: Story = { args: { people: [{ ...ann, own: true }] } }
/** In a wide bar with little room left beside its buttons, it is read in full. */
export const AnotherWindowBesideButtons: Story = {
  args: { people: [{ ...ann, own: true }] },
  decorators: [
    (Story) => (
      <div style={{ container: 'bar / inline-size', width: '60rem' }}>
        <div style={{ display: 'flex', width: '13rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = await canvas.findByText('You are editing this in another window too')
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
    await expect(text.clientHeight).toBeLessThanOrEqual(36)
  },
}
export const SomebodySaved: Story = { render: () => <SavedNotice editing={editing} saved={saved} /> }
export const SomebodySavedMeanwhile: Story = {
  render: () => <SavedNotice editing={{ ...editing, changed: true }} saved={saved} />,
}
