import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { deepMenu, largeMenu, menuItem, menuOf, sampleMenu, savedIds } from '../testing/menu-samples.ts'
import { pageChoices } from '../testing/page-choices.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { awkwardPages, manyPages } from '../testing/samples.ts'
import { countedSaves, documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MenuEditor from './MenuEditor.tsx'
import { texts } from './messages.ts'

const answers = {
  ...documentAnswers(sampleRevisions(4)),
  'GET private/get_menu_structure.json.php': () => sampleMenu,
  'GET private/page-get-choices.json.php': pageChoices(() => manyPages),
  'GET private/menu-get-audience.json.php': () => ({ items: [], pages: [], kinds: [], lost: [] }),
  'GET protected/page-get-headings.json.php': () => [
    { anchor: 'h-huts', level: 1, words: 'Huts' },
    { anchor: 'h-prices', level: 2, words: 'Prices' },
  ],
  'POST private/set_menu_structure.json.php': ({ menu }) => savedIds(menu),
  'GET private/permission-editor-get-list.json.php': () => sampleAccess,
  'POST private/permission-editor-save-list.json.php': () => ({}),
} satisfies Answers

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Menu Editor',
  component: MenuEditor,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <MenuEditor />
    </TestSite>
  ),
} satisfies Meta<typeof MenuEditor>

type Story = StoryObj<typeof MenuEditor>

const over = (changed: Answers): Story => ({ parameters: { answers: { ...answers, ...changed } satisfies Answers } })
const withMenu = (menu: Answers['GET private/get_menu_structure.json.php']) =>
  over({ 'GET private/get_menu_structure.json.php': menu })

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

export const Small: Story = {}
/** One leads to a heading, another to one that has gone. */
export const Headings: Story = withMenu(() =>
  menuOf(
    { ...menuItem(1, 'Prices', 3), Address: '/huts#h-prices' },
    { ...menuItem(2, 'Map', 3), Address: '/huts#h-map' },
  ),
)
/** Some are not for everybody, and say why. */
export const Hidden: Story = over({
  'GET private/page-get-choices.json.php': pageChoices(() =>
    manyPages.map((page, index) => ({ ...page, published: index !== 2, pub_end: null })),
  ),
  'GET private/menu-get-audience.json.php': () => ({
    items: [{ id: 5, roles: ['Members', 'Committee'] }],
    pages: [{ id: 20, roles: ['Members'] }],
    kinds: [],
    lost: [],
  }),
})
/** The pages of two were deleted: one has items below it, the other leads nowhere. */
export const LostPages: Story = over({
  'GET private/get_menu_structure.json.php': () =>
    menuOf(menuItem(1, 'Home', 1), menuItem(2, 'Our huts', 0, [menuItem(3, 'Booking', 6)]), menuItem(4, 'Our trips')),
  'GET private/menu-get-audience.json.php': () => ({
    items: [],
    pages: [],
    kinds: [],
    lost: [
      { id: 2, page: 'Huts' },
      { id: 4, page: 'Trips of 2025' },
    ],
  }),
})
/** To another site, to a heading of a page, and two that lead nowhere. */
export const Addresses: Story = withMenu(() =>
  menuOf(
    { ...menuItem(1, 'Gear shop'), Address: 'https://example.org/gear' },
    { ...menuItem(2, 'Map', 20, [menuItem(3, 'Summer', 7)]), Address: '/contact#map' },
    { ...menuItem(4, 'Old page'), Address: '/no-such' },
    { ...menuItem(5, 'Wrong'), Address: 'javascript:alert(1)' },
  ),
)
export const Empty: Story = withMenu(() => [])
export const Loading: Story = withMenu(() => new Promise(() => {}))
export const Failing: Story = withMenu(down)
/** Stored on six levels; items can be put on three. */
export const Deep: Story = withMenu(() => deepMenu)
/** As many as a menu can have: to be typed into, not to be tested, as axe would look at them for minutes. */
export const FiveHundredItems: Story = {
  tags: ['!test'],
  parameters: {
    answers: { ...answers, 'GET private/get_menu_structure.json.php': largeMenu } satisfies Answers,
    a11y: { test: 'off' },
  },
}
/** Too many for a list: the selects have the chosen page, and a way to find another. */
export const ThousandsOfPages: Story = over({
  'GET private/page-get-choices.json.php': pageChoices(() =>
    Array.from({ length: 2000 }, (_, index) => ({ ...manyPages[0]!, id: index + 1, name: `Page ${index + 1}` })),
  ),
})
/** A new item, without roles until it is saved. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Add sub-item' }))[0]!)
    await userEvent.keyboard('Opening hours')
    await waitFor(() => expect(canvas.getByText('Not saved yet')).toBeVisible())
  },
}
/** The server's reason stays above the list, and so do the edits. */
export const RefusedSave: Story = {
  ...over({
    'POST private/set_menu_structure.json.php': () => {
      throw new ApiError('400', { status: 400, body: { error: 'The menu item 4 is not there any more' } })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Delete' }))[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText(texts.saveFailed())
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The menu item 4 is not there any more')
  },
}
const elsewhere = countedSaves()
let storedMenu = sampleMenu
/** Somebody else saved meanwhile: their changes are told, the own ones are still there. */
export const SomebodyElseSaved: Story = {
  ...over({
    ...elsewhere.answers,
    'GET private/get_menu_structure.json.php': () => storedMenu,
    'POST private/set_menu_structure.json.php': ({ menu, base }) => {
      elsewhere.save(base)
      return savedIds(menu)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const [label] = await canvas.findAllByRole('textbox', { name: 'Menu label' })
    await userEvent.type(label!, '!')
    elsewhere.saveElsewhere()
    storedMenu = menuOf(...sampleMenu.slice(0, 3), menuItem(50, 'News', 7))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('region', { name: /^Ana Māhina saved the menu/ })
  },
}
/** Save leads to the label that is missing. */
export const LabelMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Add sub-item' }))[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText(texts.labelMissing())).toBeVisible())
    await expect(document.activeElement).toHaveAccessibleName('Menu label')
  },
}
export const LongTexts: Story = over({
  'GET private/get_menu_structure.json.php': () =>
    menuOf(
      menuItem(1, 'Everything about planning a multi-day tramp through the central plateau '.repeat(2), 1, [
        menuItem(2, 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), 2),
      ]),
      menuItem(3, 'أكواخنا في الجبال', 3),
      menuItem(4, ''),
    ),
  'GET private/page-get-choices.json.php': pageChoices(() => awkwardPages),
})
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Wide: Story = { globals: { viewport: { value: 'wide' } } }
/** No button has a row of its own. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = async (name: string) => (await canvas.findByRole('button', { name })).getBoundingClientRect().top
    await expect(await top('History')).toBe(await top('Discard changes'))
    await expect(await top('Add root item')).toBe(await top('Save'))
  },
}
