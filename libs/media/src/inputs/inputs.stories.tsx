import { fakeApi } from '@sitewright/api-client/testing'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { FileImage } from '../picture/FileImage.tsx'
import { sampleFolders } from '../testing/sample-folders.ts'
import { sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { ImageInput, type ImageValue } from './ImageInput.tsx'
import { LinkButton } from './LinkButton.tsx'
import { RichTextInput } from './RichTextInput.tsx'

const { api } = fakeApi({
  'GET protected/folder-get-list.json.php': () => sampleFolders,
  'GET protected/file-get-list.json.php': () => sampleImages,
})
const session = createSessionStore({ api })

interface FormProps {
  image: ImageValue | null
  html: string
  hint?: string
}

/** The three as they stand in a form. */
function Form({ image: first, html, hint }: FormProps) {
  const [image, setImage] = useState(first)
  return (
    <SessionProvider value={session}>
      <TestFrame>
        <div style={{ display: 'grid', gap: '1.25rem' }}>
          <ImageInput api={api} label="Photo" hint={hint} value={image} maxAltLength={500} onChange={setImage} />
          <RichTextInput api={api} label="Story" hint={hint} value={html} onChange={() => {}} />
          <div>
            <LinkButton api={api} address="" onChoose={() => true} />
          </div>
          {image && <FileImage image={image} sizes="20rem" />}
        </div>
      </TestFrame>
    </SessionProvider>
  )
}

/** What the editor of a page has for images, links and rich text. */
export default {
  title: 'Media/Inputs',
  component: Form,
  subcomponents: {
    ImageInput: ImageInput as React.ComponentType<unknown>,
    LinkButton: LinkButton as React.ComponentType<unknown>,
    RichTextInput: RichTextInput as React.ComponentType<unknown>,
    FileImage: FileImage as React.ComponentType<unknown>,
  },
  parameters: {
    docs: { story: { inline: false, height: '44rem' } },
    usage: {
      do: ['Have people say what an image shows as soon as they have chosen one.'],
      avoid: ['Do not take a rich text where a line of plain text would do.'],
    },
  },
  args: {
    image: { id: 103, alt: 'Over the saddle', width: 1600, height: 1200 },
    html: '<p>A <strong>long</strong> day.</p>',
    hint: 'It stands above the text.',
  },
} satisfies Meta<typeof Form>

type Story = StoryObj<typeof Form>

export const Filled: Story = {}
export const Empty: Story = { args: { image: null, html: '' } }
export const ChoosingALink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Choose link' }))
    await within(document.body).findByRole('dialog', { name: 'Insert link' }, { timeout: 60_000 })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
