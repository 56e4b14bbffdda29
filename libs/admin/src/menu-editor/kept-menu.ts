import { maxMenuAddress, maxMenuItems, type EditedMenuItem } from '@sitewright/api-client'
import type { KeptMenu } from './menu-draft.ts'
import { idsOf, maxLabelLength } from './menu-tree.ts'

/** A menu that is not saved yet, as it is kept. */
export function writeMenu({ menu, deleted }: KeptMenu): string {
  return JSON.stringify({ menu, deleted })
}

/** The menu in such a text; undefined if it holds none. */
export function parseMenu(text: string): KeptMenu | undefined {
  const { menu, deleted } = fieldsIn(text)
  if (!isMenu(menu) || !Array.isArray(deleted) || !deleted.every(isId)) return undefined
  return { menu, deleted }
}

/** Whether that is a menu that the server could have: of items in their form, each once, and not too many. */
export function isMenu(value: unknown): value is EditedMenuItem[] {
  if (!isLevel(value)) return false
  const ids = idsOf(value)
  return ids.length <= maxMenuItems && new Set(ids).size === ids.length
}

function fieldsIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function isLevel(value: unknown): value is EditedMenuItem[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): value is EditedMenuItem {
  if (typeof value !== 'object' || value === null) return false
  const { idMenuItem, idParentMenuItem, Label, idPage, SortOrder, Address, Children } = value as Record<string, unknown>
  return (
    isId(idMenuItem) &&
    idMenuItem !== 0 &&
    isId(idParentMenuItem) &&
    typeof Label === 'string' &&
    Label.length <= maxLabelLength &&
    isId(idPage) &&
    isId(SortOrder) &&
    (Address === undefined || (typeof Address === 'string' && Address.length <= maxMenuAddress)) &&
    isLevel(Children)
  )
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value)
