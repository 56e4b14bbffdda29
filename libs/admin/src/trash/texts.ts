import type { TrashedThing } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** Names that no message can choose by, as they have a space. */
const submission = 'form submission'
const template = 'section template'
const menuItem = 'menu item'

/** What the site and its own page kinds put into the trash, in the order in which it can be chosen; others have more. */
const known = new Map<string, { one: () => string; several: () => string }>([
  ['page', { one: texts.page, several: texts.pages }],
  ['file', { one: texts.file, several: texts.files }],
  ['folder', { one: texts.folder, several: texts.folders }],
  ['account', { one: texts.account, several: texts.accounts }],
  ['role', { one: texts.role, several: texts.roles }],
  ['font', { one: texts.font, several: texts.fonts }],
  ['email', { one: texts.email, several: texts.emails }],
  [submission, { one: texts.submission, several: texts.submissions }],
  [template, { one: texts.template, several: texts.templates }],
  [menuItem, { one: texts.menuItem, several: texts.menuItems }],
  ['example', { one: texts.example, several: texts.examples }],
])

/** What messages choose these by. */
const selectable = new Map([
  [submission, 'submission'],
  [template, 'template'],
  [menuItem, 'item'],
])

/** These are offered only where there are any. */
const rare = new Set([template, menuItem, 'example'])

export const knownKinds: readonly string[] = [...known.keys()].filter((kind) => !rare.has(kind))

/** Such as `page`, as the beginning of a line. */
export function kindName(kind: string): string {
  return known.get(kind)?.one() ?? kind.charAt(0).toUpperCase() + kind.slice(1)
}

/** Several of it, as the beginning of a line. */
export function kindNames(kind: string): string {
  return known.get(kind)?.several() ?? texts.severalOfKind({ kind: kindName(kind) })
}

/** What a thing is called, also where it has no name. */
export function shownName({ title, kind, id }: Pick<TrashedThing, 'title' | 'kind' | 'id'>): string {
  return title.trim() || texts.nameless({ kind: kindName(kind), id: String(id) })
}

/** Whole days until it is deleted for good, the one that has begun among them. */
export function daysLeft({ until }: Pick<TrashedThing, 'until'>, now = Date.now()): number {
  return Math.max(0, Math.ceil((until - now / 1000) / (24 * 60 * 60)))
}

export function restoredText(things: readonly TrashedThing[]): string {
  const [only, ...others] = things
  if (only && others.length === 0) return texts.oneBack({ name: shownName(only) })
  return texts.severalBack({ count: things.length })
}

/** Asked before what is shown is deleted for good. */
export function emptyQuestion({ kind, count, more }: { kind: string; count: number; more: boolean }): string {
  if (kind === '') return texts.emptyQuestion()
  if (!more) return texts.emptyThings({ count })
  return texts.emptyKind({ kind: selectable.get(kind) ?? kind })
}
