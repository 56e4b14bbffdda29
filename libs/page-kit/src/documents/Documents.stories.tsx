import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentConflictNotice } from './DocumentConflictNotice.tsx'
import { DocumentSavedNotice } from './DocumentSavedNotice.tsx'
import { DocumentState, type DocumentStateProps } from './DocumentState.tsx'

const today = new Date().setHours(14, 2)
const nothing = () => {}

/** What is shown beside a document that is edited as a whole, such as the menu: how it stands, and a conflict. */
export default {
  title: 'Page kit/Documents',
  component: DocumentConflictNotice,
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: [
        'Say in `what` what is edited, as in a sentence: ‘the menu’.',
        'List what the other version changes, a line each, where that can be told.',
        'Ask before the own changes are dropped, or the other version is overwritten.',
      ],
      avoid: ['Do not say what differs between the two: what somebody else has done is what is news.'],
    },
  },
  args: {
    what: 'the menu',
    by: 'Ann',
    known: true,
    busy: false,
    children: ['Item added: ‘Huts’', 'Item renamed: ‘News’ is ‘Reports’ now'].map((line) => <li key={line}>{line}</li>),
    onLoad: nothing,
    onOverwrite: nothing,
    onKeepEditing: nothing,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof DocumentConflictNotice>

type Story = StoryObj<typeof DocumentConflictNotice>

export const Conflict: Story = {}
export const NobodyKnown: Story = { args: { by: '', what: 'the links', children: null } }
export const NotRead: Story = { args: { known: false } }
export const WhileSaving: Story = { args: { busy: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const editing = {
  ...({ changed: false, status: 'idle', stored: { version: 1 }, conflict: undefined } as const),
  loadOther: () => Promise.resolve(),
}
const news = { version: 2, by: 'Ann', own: false }

export const SomebodySaved: Story = {
  render: () => <DocumentSavedNotice document={editing} what="the menu" news={news} />,
}
export const SomebodySavedMeanwhile: Story = {
  render: () => <DocumentSavedNotice document={{ ...editing, changed: true }} what="the menu" news={news} />,
}

const states: readonly Partial<DocumentStateProps['document']>[] = [
  { changed: true },
  { changed: true, copy: copyOf('kept') },
  { changed: true, copy: copyOf('here') },
  { status: 'saving', changed: true },
  { status: 'saved', savedAt: today },
]

function copyOf(status: DocumentStateProps['document']['copy']['status']): DocumentStateProps['document']['copy'] {
  return { status, keptAt: today, offers: [], settle: nothing, abandon: nothing }
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {states.map((state, at) => (
        <div key={at} style={{ display: 'flex' }}>
          <DocumentState
            document={{ status: 'idle', savedAt: undefined, changed: false, copy: copyOf('off'), ...state }}
          />
        </div>
      ))}
    </div>
  ),
}
