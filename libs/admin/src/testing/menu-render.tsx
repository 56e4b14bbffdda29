import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import MenuEditor from '../menu-editor/MenuEditor.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { documentAnswers, sampleRevisions } from './document-samples.ts'
import { sampleMenu, savedIds } from './menu-samples.ts'
import { manyPages } from './samples.ts'
import { pageChoices } from './page-choices.ts'
import { TestSite } from './TestSite.tsx'

export const getMenu = 'GET private/get_menu_structure.json.php'
export const setMenu = 'POST private/set_menu_structure.json.php'
export const getHeadings = 'GET protected/page-get-headings.json.php'
export const getPages = 'GET private/page-get-choices.json.php'

/** The Menu Editor over the sample menu and pages, unless an answer says otherwise. A new item -1 becomes 1000. */
export function renderMenuEditor(answers: Answers = {}, permissions?: readonly string[]) {
  const fake = fakeApi({
    ...documentAnswers(sampleRevisions(4)),
    [getMenu]: () => sampleMenu,
    [getPages]: pageChoices(() => manyPages),
    'GET private/menu-get-audience.json.php': () => ({ items: [], pages: [], kinds: [], lost: [] }),
    [getHeadings]: () => [],
    [setMenu]: ({ menu }) => savedIds(menu),
    ...answers,
  })
  const refresh = vi.fn(() => Promise.resolve())
  const view = render(
    <TestSite api={fake.api} refresh={refresh} {...(permissions && { permissions })}>
      <MenuEditor />
    </TestSite>,
  )
  const user = userEvent.setup()
  /** What was given to the saves, each time. */
  const sent = () => fake.calls.filter(([key]) => key === setMenu).map(([, input]) => input)
  return { ...view, user, refresh, sent, calls: fake.calls }
}

/** The Menu Editor once the menu is there. */
export async function openMenuEditor(answers: Answers = {}, permissions?: readonly string[]) {
  const parts = renderMenuEditor(answers, permissions)
  await screen.findByRole('list', { name: 'Menu items' })
  /** Presses a button of an item. */
  const press = (item: string, name: string) =>
    parts.user.click(inItem(item).getByRole('button', { name, hidden: true }))
  const save = () => parts.user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  return { ...parts, press, save }
}

/** A button anywhere, be it covered by a dialog or not. */
export const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/** What an item is called as long as its label is empty. */
export const newItem = 'Item without a label'

/** The row of the item of this label. What is on top of it is not looked at, which would take long. */
export const itemRow = (label: string) => screen.getByRole('listitem', { name: label, hidden: true })

export const inItem = (label: string) => within(itemRow(label))

/** The labels from top to bottom, indented by two spaces a level. */
export function shownOutline(): string[] {
  return screen.getAllByRole('listitem', { hidden: true }).map((row) => {
    const level = Number(row.getAttribute('aria-level'))
    return '  '.repeat(level - 1) + within(row).getByLabelText<HTMLInputElement>('Menu label').value
  })
}
