import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answers, fakeApi } from '@sitewright/api-client/testing'
import { sampleImages } from '../testing/sample-images.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { ImagePreview, type ImagePreviewProps } from './ImagePreview.tsx'

const nothing = () => {}
const long =
  'The hut from the other side of the valley, on the morning after the first snow: twelve bunks, a stove, and the spring a minute above it. '

const apiWith = (answer: (id: number) => string) => {
  const answers: Answers = { 'POST protected/image-get-captions.json.php': ({ ids }) => ids.map(answer) }
  return fakeApi(answers).api
}
const captionOf = (id: number) => sampleImages.find((image) => image.id === id)?.caption ?? ''

function Example(props: ImagePreviewProps) {
  return (
    <TestFrame>
      <ImagePreview {...props} />
    </TestFrame>
  )
}

/** Images on the whole screen, one at a time. */
export default {
  title: 'Media/Image preview',
  component: Example,
  subcomponents: { ImagePreview: ImagePreview as React.ComponentType<unknown> },
  args: { images: sampleImages, start: 0, onClose: nothing, api: apiWith(captionOf) },
  parameters: {
    layout: 'fullscreen',
    system: 'visitor',
    docs: { story: { inline: false, height: '30rem' } },
    usage: {
      do: [
        'Give it all images of the list, so that people go on to the next.',
        'Give their sizes where they are known: nothing larger than the screen is loaded then.',
      ],
      avoid: ['Do not use it for a single picture in a text: readers zoom the page.'],
    },
  },
} satisfies Meta<typeof Example>

type Story = StoryObj<typeof Example>

export const Several: Story = {}
export const Single: Story = { args: { images: sampleImages.slice(0, 1) } }
export const WithoutCaption: Story = { args: { start: 1 } }
export const LongCaption: Story = { args: { api: apiWith(() => long.repeat(6)) } }
export const UnknownSize: Story = { args: { images: [{ id: 101, name: 'Drawing.svg' }] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
