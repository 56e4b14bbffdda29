import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportTable } from './ImportTable.tsx'

const lines = Array.from({ length: 12 }, (_, at) => ({
  person: {
    line: at + 2,
    email: `somebody.with.a.long.name.${at}@example.org`,
    name: `Somebody Number ${at}`,
    roles: at % 2 === 0 ? ['Editors', 'Members of the club'] : [],
    state: 'new' as const,
    reason: '',
  },
}))

const refused = 'This is not an email address: it needs an @ and a domain, such as name@example.org.'

/** What will become of the people of a list. */
export default {
  title: 'Administration/Import table',
  component: ImportTable<(typeof lines)[number]>,
  parameters: { layout: 'padded' },
  args: {
    caption: 'What will become of each line',
    lines,
    preview: true,
    outcome: ({ person }) =>
      person.line === 4 ? { text: refused, palette: 'red' } : { text: 'New', palette: 'green' },
  },
} satisfies Meta<typeof ImportTable<(typeof lines)[number]>>

type Story = StoryObj<typeof ImportTable<(typeof lines)[number]>>

export const Preview: Story = {}
export const Whole: Story = { args: { preview: false } }
/** A reason has the width of the row, so that it takes few lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByText(refused).closest('tr')
    await expect(row?.offsetHeight).toBeLessThan(170)
    await expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
