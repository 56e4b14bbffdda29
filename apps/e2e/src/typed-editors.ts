import type { Locator, Page } from '@playwright/test'
import { answer } from './training.ts'

/** An editor in which somebody types, one stroke after the other. */
export interface TypedEditor {
  name: string
  path: string
  /** Leads from the address to where one types. */
  open: (page: Page) => Promise<void>
  stroke: (page: Page, at: number) => Promise<void>
  /** How many of the strokes are in the editor, from the first one on. */
  strokesIn: (page: Page) => Promise<number>
  /** As many as there is room for. */
  most: number
}

/** What is typed: nothing that is anywhere else, and no part of it twice within a word's length. */
const typed = `zq${Array.from({ length: 90 }, (_, at) => `x${at}`).join('')}`

interface FieldOptions {
  name: string
  path: string
  /** Where one types. */
  field: (page: Page) => Locator
  /** Until the field is there. */
  enter?: (page: Page) => Promise<void>
}

function fieldEditor({ name, path, field, enter = async () => {} }: FieldOptions): TypedEditor {
  return {
    name,
    path,
    most: 180,
    async open(page) {
      await enter(page)
      await field(page).click()
      await page.keyboard.press('End')
    },
    stroke: (page, at) => page.keyboard.type(typed.charAt(at), { delay: 30 }),
    async strokesIn(page) {
      const shown = field(page)
      await shown.waitFor()
      const text = await shown.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : element.textContent,
      )
      let count = typed.length
      while (count > 0 && !text.includes(typed.slice(0, count))) count -= 1
      return count
    },
  }
}

const edit = (label: string) => (page: Page) => page.getByRole('button', { name: label }).click()

const stateNames = (page: Page) =>
  page.getByRole('list', { name: 'States' }).getByRole('listitem').locator('[data-name]').allInnerTexts()

/** All editors of the specification in which much is typed. The pages are those of the starter site, and 'training'. */
export const typedEditors: readonly TypedEditor[] = [
  fieldEditor({
    name: 'text',
    path: '/about',
    enter: edit('Edit page'),
    field: (page) => page.getByRole('textbox', { name: 'Page text' }),
  }),
  fieldEditor({
    name: 'sections',
    path: '/hut',
    async enter(page) {
      // of a page that was given up and taken on again it is in edit mode
      if (await page.getByRole('button', { name: 'Edit page' }).isVisible())
        await page.getByRole('button', { name: 'Edit page' }).click()
    },
    field: (page) =>
      page
        .getByRole('group', { name: /^\d+\. / })
        .getByRole('textbox', { name: 'Text' })
        .first(),
  }),
  fieldEditor({
    name: 'form',
    path: '/contact',
    enter: edit('Edit form'),
    field: (page) => page.getByRole('textbox', { name: 'Completion text' }),
  }),
  fieldEditor({
    name: 'menu',
    path: '/pages/menueditor',
    field: (page) => page.getByRole('textbox', { name: 'Menu label' }).first(),
  }),
  fieldEditor({
    name: 'links',
    path: '/pages/linkmanager',
    field: (page) => page.getByRole('textbox', { name: 'Tooltip' }).first(),
  }),
  fieldEditor({
    name: 'settings',
    path: '/pages/siteeditor',
    field: (page) => page.getByLabel('Meta description'),
  }),
  {
    name: 'progression system',
    path: '/training',
    most: 40,
    open: (page) => page.getByRole('button', { name: 'ADD STATE' }).waitFor(),
    async stroke(page, at) {
      await page.getByRole('button', { name: 'ADD STATE' }).click()
      await answer(page, /./, `State ${at}`)
    },
    async strokesIn(page) {
      const names = await stateNames(page)
      let count = 0
      while (names.includes(`State ${count}`)) count += 1
      return count
    },
  },
]
