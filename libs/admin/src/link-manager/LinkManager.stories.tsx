import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { awkwardLinks, linksOf, loadedLinks, sampleLinks, searchIcons } from '../testing/link-samples.ts'
import { documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import LinkManager from './LinkManager.tsx'

const load = 'GET public/links-load.json.php'
const save = 'POST private/links-save.json.php'
const search = 'GET private/icon-search.json.php'

const answers = {
  ...documentAnswers(sampleRevisions(4)),
  [load]: () => loadedLinks,
  [save]: () => ({}),
  [search]: searchIcons,
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Link Manager',
  component: LinkManager,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi({ ...answers, ...(parameters['answers'] as Answers) }).api}>
      <LinkManager />
    </TestSite>
  ),
} satisfies Meta<typeof LinkManager>

type Story = StoryObj<typeof LinkManager>

const over = (others: Answers): Story => ({ parameters: { answers: others } })

const openPicker: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Choose icon' }))[0]!)
  await screen.findByRole('dialog', { name: 'Choose icon' })
}

export const Full: Story = {}
export const Empty: Story = over({ [load]: () => ({ config: '', icons: {} }) })
export const Loading: Story = over({ [load]: () => new Promise(() => {}) })
export const Failing: Story = over({ [load]: down })
export const Unreadable: Story = over({ [load]: () => ({ config: '[{"IconSet":', icons: {} }) })
export const LongTexts: Story = over({ [load]: () => linksOf(awkwardLinks) })
export const Many: Story = over({
  [load]: () => linksOf(Array.from({ length: 16 }, (_, at) => sampleLinks[at % sampleLinks.length])),
})
/** Change something and press Save. */
export const RefusingChanges: Story = {
  ...over({
    [save]: () => {
      throw new ApiError('400', { status: 400, body: { error: 'Link 2 leads to an address that is not allowed' } })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await canvas.findAllByRole('textbox', { name: 'URL' }))[1]!, '?')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await canvas.findByText('Link 2 leads to an address that is not allowed')
  },
}
/** One address is mended once it is left, of the other is said that it leads nowhere. */
export const AddressesLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole<HTMLInputElement>('textbox', { name: 'URL' })
    await userEvent.clear(first!)
    await userEvent.type(first!, 'www.club.example')
    await userEvent.clear(second!)
    await userEvent.type(second!, 'our contact page')
    await userEvent.tab()
    await expect(first!).toHaveValue('https://www.club.example')
    await waitFor(() => expect(canvas.getByText('This address leads nowhere.')).toBeVisible())
  },
}
/** By the keyboard: Space takes a link, the arrow keys carry it, Space puts it down. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Tooltip' }).map(({ value }) => value)
    const [first] = await canvas.findAllByRole('button', { name: 'Drag to reorder' })
    // What drags reads the old key codes, which userEvent does not send.
    const press = (keyCode: number) => fireEvent.keyDown(first!, { keyCode })
    await press(32)
    await screen.findByText(/You have lifted an item/)
    await press(40)
    await screen.findByText(/to position 2/)
    await press(32)
    await waitFor(() => expect(order()).toEqual(['Write to us', 'Home', 'The club elsewhere']), { timeout: 60_000 })
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}
export const ChoosingAnIcon: Story = {
  play: async (context) => {
    await openPicker(context)
    await screen.findByRole('button', { name: 'terrain' })
  },
}
export const NoIconFound: Story = {
  play: async (context) => {
    await openPicker(context)
    await context.userEvent.type(screen.getByRole('searchbox'), 'zebra')
    await screen.findByText('No icons found')
  },
}
export const IconsFailing: Story = {
  ...over({ [search]: down }),
  play: async (context) => {
    await openPicker(context)
    await screen.findByText('The icons could not be loaded')
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
