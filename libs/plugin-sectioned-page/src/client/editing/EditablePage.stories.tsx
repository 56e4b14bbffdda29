import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Section } from '../../model/section.ts'
import { imageSection, mapSection, textSection, unknownSection, videoSection } from '../../testing/sample-pages.ts'
import { withShell } from '../../testing/story-shell.tsx'
import { View } from '../View.tsx'

const words = 'Two huts stand above the lake. Both are <strong>open all year</strong> and sleep twelve.'
const everyType: Section[] = [
  textSection(`<h2>Our huts</h2><p>${words}</p>`),
  {
    ...imageSection({ ImageId: 12, ImageWidth: 1600, ImageHeight: 1200, HoverText: 'The upper hut', Gallery: true }),
    ...{ widthpercent: 40, float: 'right', margins: '0 0 16 24', Shadow: true },
  },
  mapSection({ Markers: [{ Title: 'Upper hut', Position: { lat: -35.2827, lng: 174.091 } }] }),
  { ...videoSection('dQw4w9WgXcQ'), hidden: true },
  unknownSection,
]
const many = Array.from({ length: 16 }, (_, index) => everyType[index % 4] as Section)
const save = 'POST protected/plugin/sectioned-page/save-page.json.php'
const stored = (sections: readonly Section[]) => ({ active: { sections }, draft: null, version: 1 })

export default {
  title: 'Page kinds/Sectioned page/Editor',
  component: View,
  parameters: {
    ...{ system: 'visitor', layout: 'padded', permissions: ['plugin.sectionedpage.editor'] },
    answers: { [save]: () => Promise.resolve({ version: 2 }) },
  },
  args: { pageId: 1, data: stored(everyType) },
  decorators: [withShell],
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>
type Play = NonNullable<Story['play']>

const patient = { timeout: 60_000 }

async function press(canvas: HTMLElement, name: string): Promise<void> {
  const [first] = await within(canvas).findAllByRole('button', { name }, patient)
  await userEvent.click(first!)
}

const edit: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Edit page')
  await within(canvasElement).findByRole('group', { name: 'Add section' }, patient)
}

const after =
  (...names: readonly string[]): Play =>
  async (context) => {
    await edit(context)
    for (const name of names) await press(context.canvasElement, name)
  }

export const Editing: Story = { play: edit }
export const Folded: Story = { play: after('Fold all sections') }
export const AddingAbove: Story = { play: after('Fold all sections', 'Add section above') }
export const Deleted: Story = { play: after('Fold all sections', 'Delete section') }
export const WithoutPreview: Story = { play: after('Split screen') }
export const Empty: Story = { args: { data: stored([]) }, play: edit }
export const ManySections: Story = { args: { data: stored(many) }, play: edit }
export const WrongNumber: Story = {
  play: async (context) => {
    await edit(context)
    const [width] = await within(context.canvasElement).findAllByRole('spinbutton', { name: 'Width percent' }, patient)
    await userEvent.type(width!, '150')
    await userEvent.tab()
  },
}
export const Failing: Story = {
  parameters: { answers: { [save]: () => Promise.reject(new ApiError('no answer', { status: 0 })) } },
  args: { data: { ...stored(everyType), draft: { sections: everyType.slice(0, 1) } } },
  play: async (context) => {
    await press(context.canvasElement, 'Load draft')
    await edit(context)
    await press(context.canvasElement, 'Publish draft as active page')
    await within(document.body).findByRole('alertdialog', {}, patient)
  },
}
export const SavedMeanwhile: Story = {
  parameters: {
    answers: { [save]: () => Promise.reject(new ApiError('stale', { status: 409, body: { by: 'Ann Miller' } })) },
  },
  play: after('Delete section', 'Save page'),
}
export const RightToLeft: Story = { ...Editing, globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: edit }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: after('Fold all sections') }
