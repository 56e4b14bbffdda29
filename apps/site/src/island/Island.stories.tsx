import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '../testing/fake-api.ts'
import { textKind } from '../testing/text-kind.tsx'
import { createIslandParts } from './create-island-parts.ts'
import { Island, type IslandProps } from './Island.tsx'

const { default: kind } = await textKind('single-page').load()

/** What a visitor's browser takes over: a page without the shell. */
export default {
  title: 'Site/Island',
  component: Island,
  args: {
    parts: createIslandParts({ api: fakeApi().api, fileVersions: {} }),
    kind,
    view: { found: 'ready', id: 1, kind: 'single-page', title: 'Our huts', data: 'Three huts' },
    search: '',
  },
  parameters: {
    system: 'visitor',
    usage: {
      do: ['Render what a visitor first uses the page with: it takes the place of what the server sent.'],
      avoid: ['Do not give it the shell: masthead and menu need no script.'],
    },
  },
} satisfies Meta<typeof Island>

type Story = StoryObj<IslandProps>

export const Page: Story = {}

export const FailedKind: Story = {
  args: { kind: { ...kind, View: Broken } },
}

function Broken(): never {
  throw new Error('Broken for the story')
}
