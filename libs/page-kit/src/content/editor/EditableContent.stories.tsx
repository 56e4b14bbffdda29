import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeApi } from '../../testing/fake-api.ts'
import { hike, HikeEditor, type Hike } from '../../testing/hike.tsx'
import { KitProviders } from '../../testing/KitProviders.tsx'
import { EditableContent } from './EditableContent.tsx'

const fetchHikeEditor = async () => ({ default: HikeEditor })

const walk: Partial<Hike> = {
  ...{ title: 'To the hut', about: 'Up in the morning, down in the evening.', difficulty: 'easy', hours: 4.5 },
  booking: 'example.org',
  stops: [
    { place: 'Pass', height: 1800 },
    { place: 'Hut', height: 2100 },
  ],
}

/** A page of declared fields, edited in place. */
function HikePage({ content }: { content: Partial<Hike> }) {
  const stored = { active: hike.of(content), draft: null, version: 1 }
  return (
    <EditableContent
      definition={hike}
      stored={stored}
      save={async () => 2}
      reload={async () => stored}
      fetchEditor={fetchHikeEditor}
      show={({ title, stops }) => (
        <p>
          {title}
          {stops.map(({ place }) => ` – ${place}`)}
        </p>
      )}
    />
  )
}

export default {
  title: 'Page kit/EditableContent',
  component: HikePage,
  subcomponents: { EditableContent: EditableContent as React.ComponentType<unknown> },
  parameters: {
    system: 'visitor',
    layout: 'padded',
    docs: { story: { inline: false, height: '40rem' } },
    usage: {
      do: ['Declare a field with a hint where its name alone does not say what belongs into it.'],
      avoid: ['Do not require what a page is of use without.'],
    },
  },
  args: { content: walk },
  decorators: [
    (Story) => (
      <KitProviders api={fakeApi({})} permissions={['huts.editor']}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof HikePage>

type Story = StoryObj<typeof HikePage>

const edit: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Edit page' }))
  await expect(await page.findByRole('textbox', { name: 'Title (required)' }, { timeout: 60_000 })).toBeVisible()
}

export const Shown: Story = {}
export const Edited: Story = { play: edit }
export const Empty: Story = { args: { content: {} }, play: edit }
export const LinkThatLeadsNowhere: Story = { args: { content: { ...walk, booking: 'two words' } }, play: edit }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: edit }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: edit }
