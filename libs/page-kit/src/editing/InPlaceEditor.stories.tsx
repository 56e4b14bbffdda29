import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import type { Stored } from './draft-editing.ts'
import { InPlaceEditor } from './InPlaceEditor.tsx'
import { useDraftEditing } from './use-draft-editing.ts'

interface TextEditorProps {
  text: string
  onChange: (text: string) => void
}

function TextEditor({ text, onChange }: TextEditorProps) {
  return (
    <textarea
      aria-label="Text"
      defaultValue={text}
      onChange={({ target }) => onChange(target.value)}
      style={{ width: '100%', minHeight: '100%', padding: '1rem', background: 'none' }}
    />
  )
}

const fetchTextEditor = async () => ({ default: TextEditor })
const stored: Stored<string> = { active: 'The hut sleeps twelve. Bring your own firewood.', draft: null, version: 1 }

/** A page of plain text, edited in place. */
function TextPage() {
  const editing = useDraftEditing({ stored, save: async () => 2, reload: async () => stored })
  const show = (text: string) => <p>{text}</p>
  return (
    <InPlaceEditor
      editing={editing}
      show={show}
      fetchEditor={fetchTextEditor}
      editor={{ text: editing.content, onChange: editing.change }}
      editorHeading="Page Text"
      preview={show(editing.content)}
    >
      {show(editing.content)}
    </InPlaceEditor>
  )
}

export default {
  title: 'Page kit/InPlaceEditor',
  component: TextPage,
  subcomponents: { InPlaceEditor: InPlaceEditor as React.ComponentType<unknown> },
  parameters: {
    system: 'visitor',
    layout: 'padded',
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      do: [
        'Give it the whole page: the toolbar, the editor and the preview are then where people expect them.',
        'Fetch the editor by a dynamic import, so that visitors never load it.',
      ],
      avoid: ['Do not draw the editor while nobody edits.'],
    },
  },
  decorators: [
    (Story) => (
      <KitProviders api={fakeApi({})} permissions={['huts.editor']}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof TextPage>

type Story = StoryObj<typeof TextPage>

export const Shown: Story = {}
export const Edited: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Edit page' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'Text' }), ' And a lamp.')
    await expect(page.getByRole('region', { name: 'Page Preview' })).toHaveTextContent('And a lamp.')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
