import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { pageChoices } from '../testing/page-choices.ts'
import { pagesOfLargeSite } from '../testing/page-samples.ts'
import { samplePages } from '../testing/samples.ts'
import { awkwardSettings, emptySettings, sampleSettings } from '../testing/settings-samples.ts'
import { countedSaves, documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import SiteSettings from './SiteSettings.tsx'

const load = 'GET private/get-site-settings.json.php'
const save = 'POST private/set-site-settings.json.php'
const pages = 'GET private/page-get-choices.json.php'

const answers = {
  ...documentAnswers(sampleRevisions(4)),
  [load]: () => sampleSettings,
  [save]: () => ({}),
  [pages]: pageChoices(() => samplePages),
  'GET protected/folder-get-list.json.php': () => [],
  'GET protected/file-get-list.json.php': () => [],
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

/** The screen as the shell shows it, over a server that answers from a table; its pictures are not there. */
export default {
  title: 'Administration/Site Settings',
  component: SiteSettings,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi({ ...answers, ...(parameters['answers'] as Answers) }).api}>
      <SiteSettings />
    </TestSite>
  ),
} satisfies Meta<typeof SiteSettings>

type Story = StoryObj<typeof SiteSettings>

const over = (others: Answers): Story => ({ parameters: { answers: others } })

const editAndSave: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Browser site title' }), '!')
  await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }))
}

export const Full: Story = {}
export const Empty: Story = over({ [load]: () => emptySettings, [pages]: pageChoices(() => []) })
export const Loading: Story = over({ [load]: () => new Promise(() => {}) })
export const Failing: Story = over({ [load]: down })
export const PagesFailing: Story = over({ [pages]: down })
/** Too many for a list. */
export const ThousandsOfPages: Story = over({ [pages]: pageChoices(() => pagesOfLargeSite(2000)) })
export const LongTexts: Story = over({ [load]: () => awkwardSettings })
export const Saving: Story = { ...over({ [save]: () => new Promise(() => {}) }), play: editAndSave }
export const Saved: Story = {
  play: async (context) => {
    await editAndSave(context)
    await context.canvas.findByText(/^Saved \d/)
  },
}
/** A save that fails is only logged; the changes stay unsaved. */
export const RefusingChanges: Story = {
  ...over({ [save]: down }),
  play: async (context) => {
    await editAndSave(context)
    await context.canvas.findByText('Not saved yet')
  },
}
const elsewhere = countedSaves()
let storedSettings = sampleSettings
/** Somebody else has changed the same setting. */
export const SomebodyElseSaved: Story = {
  ...over({
    ...elsewhere.answers,
    [load]: () => storedSettings,
    [save]: ({ base }) => {
      elsewhere.save(base)
      return {}
    },
  }),
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Browser site title' })
    elsewhere.saveElsewhere()
    storedSettings = { ...sampleSettings, SiteTitle: 'Tramping', TrashDays: 7 }
    await editAndSave(context)
    await context.canvas.findByRole('region', { name: /^Ana Māhina saved the settings/ })
  },
}
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    const fill = async (name: string, text: string) => {
      const field = await canvas.findByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await fill('Max page width (px)', '80')
    await fill('Admin email address', 'kim')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Human-check site key' }))
    await canvas.findByText(/Enter one email address/)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Wide: Story = { globals: { viewport: { value: 'wide' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
