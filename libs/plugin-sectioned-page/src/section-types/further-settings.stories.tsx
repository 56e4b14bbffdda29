import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { withCard } from '../testing/story-card.tsx'
import { withShell } from '../testing/story-shell.tsx'
import { editorOf } from './editors.ts'
import type { SectionTypeName } from './types.ts'

/** The settings of a section type, which begins as it does when it is added unless there is a config. */
function Settings({ name, config: stored }: { name: SectionTypeName; config?: unknown }) {
  const [config, setConfig] = useState(stored)
  const editor = editorOf(name)
  return editor && <editor.Settings config={config} onChange={setConfig} />
}

/** The settings of the types that are fetched when they are needed, as a card shows them. */
export default {
  title: 'Page kinds/Sectioned page/Settings/Further',
  component: Settings,
  parameters: {
    layout: 'padded',
    answers: {
      'GET protected/folder-get-list.json.php': () =>
        Promise.resolve([{ idFolder: 3, Name: 'Our huts', Children: [] }]),
    },
  },
  decorators: [withCard, withShell],
} satisfies Meta<typeof Settings>

type Story = StoryObj<typeof Settings>

const pictures = ['The upper hut', 'The lake', 'The way down'].map((Alt, at) => ({ Id: 12 + at, Alt }))

export const Buttons: Story = { args: { name: 'buttons' } }
export const Cards: Story = { args: { name: 'cards' } }
export const Cover: Story = { args: { name: 'cover' } }
export const Accordion: Story = { args: { name: 'accordion' } }
export const Columns: Story = { args: { name: 'columns' } }
export const Quote: Story = { args: { name: 'quote' } }
export const Contents: Story = { args: { name: 'contents' } }
export const Separator: Story = { args: { name: 'separator' } }
export const Files: Story = { args: { name: 'files', config: { Folder: 3 } } }
export const Embed: Story = { args: { name: 'embed', config: { Address: 'https://huts.example' } } }
export const NoPictures: Story = { args: { name: 'gallery' } }
export const ChosenPictures: Story = { args: { name: 'gallery', config: { Pictures: pictures } } }
export const FolderOfPictures: Story = { args: { name: 'gallery', config: { Folder: 3 } } }
export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } }
