import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { deepMenu, largeMenu, menuItem, menuOf, sampleMenu, savedIds } from '../testing/menu-samples.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { awkwardPages, manyPages } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MenuEditor from './MenuEditor.tsx'
import { saveFailure } from './texts.ts'

const answers = {
  'GET private/get_menu_structure.json.php': () => sampleMenu,
  'GET private/page-get-list.json.php': () => manyPages,
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
/** Its selects get their options only when they are about to open. */
export const ThousandsOfPages: Story = over({
  'GET private/page-get-list.json.php': () =>
    Array.from({ length: 2000 }, (_, index) => ({ ...manyPages[0]!, id: index + 1, name: `Page ${index + 1}` })),
})
/** A new item, without roles until it is saved. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Add sub-item' }))[0]!)
    await userEvent.keyboard('Opening hours')
    await waitFor(() => expect(canvas.getByText('Unsaved changes')).toBeVisible())
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
    await screen.findByText(saveFailure)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The menu item 4 is not there any more')
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
  'GET private/page-get-list.json.php': () => awkwardPages,
})
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
