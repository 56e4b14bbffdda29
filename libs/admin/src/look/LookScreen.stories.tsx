import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { loadLook, lookAnswers, publishLook, sampleFont, sampleLook } from '../testing/look-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import LookScreen from './LookScreen.tsx'
import { scrollTo } from './preview/show-place.ts'

const page = '<!doctype html><title>Huts</title><h1>Out on the hills</h1><p>The server draws the page here.</p>'

const longPage =
  '<!doctype html><title>Huts</title><header>Huts</header>' +
  '<main><h1>Out on the hills</h1><p style="height:3000px">The server draws the page here.</p></main><footer>1921</footer>'

/** The screen over answers of a table; what the server would draw is one small page, or that of the parameters. */
export default {
  title: 'Administration/Look',
  component: LookScreen,
  parameters: { layout: 'padded', answers: {}, draw: () => new Response(page) },
  beforeEach({ parameters }) {
    const real = window.fetch.bind(window)
    window.fetch = async () => (parameters['draw'] as () => Response)()
    return () => {
      window.fetch = real
    }
  },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi({ ...lookAnswers, ...(parameters['answers'] as Answers) }).api} permissions={['core.admin']}>
      <LookScreen />
    </TestSite>
  ),
} satisfies Meta<typeof LookScreen>

type Story = StoryObj<typeof LookScreen>

const over = (answers: Answers): Story => ({ parameters: { answers } })

const open =
  (...parts: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finished looks' }))
    for (const part of parts) await userEvent.click(await canvas.findByRole('button', { name: part }))
  }

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

export const Published: Story = {}
export const Loading: Story = over({ [loadLook]: () => new Promise(() => {}) })
export const Failing: Story = over({ [loadLook]: down })
export const OwnFonts: Story = {
  ...over({
    'GET private/look-get-fonts.json.php': () => [sampleFont, { ...sampleFont, id: 4, family: 'Club Serif' }],
  }),
  play: open('Type'),
}
export const Uploading: Story = {
  play: async (context) => {
    await open('Type')(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Upload a font' }))
    await screen.findByRole('dialog', { name: 'Upload a font' })
  },
}
export const Choices: Story = { play: open('Colours', 'Type', 'Shape', 'Masthead and menu') }
export const Footer: Story = {
  parameters: {
    answers: {
      [loadLook]: () => ({
        ...sampleLook,
        footer: {
          columns: [
            { heading: 'Where', html: '<p>Hut Road 1</p>' },
            { heading: 'When', html: '<p>Every second weekend</p>' },
          ],
          ...{ line: 'Since 1921', imprint: 1, privacy: 2 },
        },
      }),
    } satisfies Answers,
  },
  play: open('Footer'),
}
export const LongFooter: Story = {
  parameters: {
    answers: {
      [loadLook]: () => ({
        ...sampleLook,
        footer: {
          columns: [{ heading: 'Where', html: `<p>${'Hut Road 1, '.repeat(850)}</p>` }],
          ...{ line: '', imprint: 1, privacy: 2 },
        },
      }),
    } satisfies Answers,
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Harbour/ }))
    await open('Footer')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish look' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}
/** The preview scrolls to what is edited, and stays there while it is drawn again. */
export const Followed: Story = {
  parameters: { draw: () => new Response(longPage) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await open('Footer', 'Masthead and menu')(context)
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Your look/)
    const view = () => frame.contentWindow as Window
    await waitFor(() => expect(view().document.querySelector('footer')).not.toBeNull())
    await expect(scrollTo('footer', view())).toBeGreaterThan(0)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last line' }), 'Since 1921')
    await waitFor(() => expect(canvas.queryByText('Drawing the page')).toBeNull(), { timeout: 5000 })
    await waitFor(() => expect(scrollTo('footer', view())).toBeUndefined(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('radio', { name: 'Centred' }))
    await waitFor(() => expect(view().scrollY).toBe(0), { timeout: 5000 })
  },
}
export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Large preview' }))
  },
}
export const Away: Story = {
  parameters: {
    draw: () => {
      throw new TypeError('Failed to fetch')
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
}
export const WrongFile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Import' })
    const content = JSON.stringify({ ...sampleLook.look, accent: 'red', roundness: 3, menu: 'bold' })
    const input = await canvas.findByLabelText('File with a look')
    await user.upload(input, new File([content], 'look.json', { type: 'application/json' }))
    await expect(within(await canvas.findByRole('alert')).getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Pictures: Story = { play: open('Logos and pictures') }
export const History: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }))
    await screen.findByText(/how the site looks now/)
  },
}
export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Midnight/ }))
    await userEvent.click(await canvas.findByText('Beside the published look'))
  },
}
export const Refused: Story = {
  ...over({
    [publishLook]: () => {
      throw new ApiError('refused', { status: 400, body: { error: 'accent is a colour written #rrggbb' } })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Harbour/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish look' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { ...Choices, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Choices, tags: ['!test'], globals: { theme: 'dark' } }
