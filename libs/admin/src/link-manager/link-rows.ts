import { maxLinks, type LinkButton } from '@sitewright/api-client'
import { readLinks } from './read-links.ts'
import { meantUrl } from './use-address-note.ts'
import { texts } from './messages.ts'

export interface LinkRow {
  /** Tells it from the others wherever it is moved. */
  key: string
  link: LinkButton
}

/** The links as they are edited. */
export type LinkRows = readonly LinkRow[]

/** As the server wants them. */
export const listOf = (rows: LinkRows): LinkButton[] => rows.map(({ link }) => link)

export function isSameList(one: LinkRows, other: LinkRows): boolean {
  return one === other || JSON.stringify(listOf(one)) === JSON.stringify(listOf(other))
}

/** The links in a text that was kept or saved; undefined if it holds none. */
export function parseLinks(text: string): LinkButton[] | undefined {
  const { links, unreadable } = readLinks(text)
  return unreadable || links.length > maxLinks ? undefined : links
}

/** With addresses as they are meant: by its keys a save begins before the field of an address is left. */
export const withMeantUrls = (rows: LinkRows): LinkRows =>
  rows.map(({ key, link }) => ({ key, link: { ...link, Url: meantUrl(link.Url) } }))

/** What was edited while the save was under way stays; addresses that were not are those that were saved. */
export function rebasedRows(now: LinkRows, sent: LinkRows, stored: LinkRows): LinkRows {
  const before = new Map(sent.map(({ key, link }) => [key, link.Url]))
  const after = new Map(stored.map(({ key, link }) => [key, link.Url]))
  return now.map(({ key, link }) => {
    const Url = link.Url === before.get(key) ? (after.get(key) ?? link.Url) : link.Url
    return { key, link: { ...link, Url } }
  })
}

/** What makes one list the other, a line each, as it is told to somebody who did not do it. */
export function linkChanges(before: LinkRows, now: LinkRows): string[] {
  const old = named(before)
  const present = named(now)
  const removed = [...old.keys()].filter((name) => !present.has(name))
  const added = [...present.keys()].filter((name) => !old.has(name))
  // a button that leads where one did that is gone is that one
  const renamed = removed.flatMap((name) => {
    const next = added.find((other) => urlOf(now, other) === urlOf(before, name))
    return next === undefined ? [] : [{ name, next }]
  })
  const lines = [
    ...renamed.map(({ name, next }) => texts.renamed({ name, next })),
    ...added.filter((name) => renamed.every(({ next }) => next !== name)).map((name) => texts.buttonAdded({ name })),
    ...removed
      .filter((other) => renamed.every(({ name }) => name !== other))
      .map((name) => texts.buttonRemoved({ name })),
    ...[...old].flatMap(([name, text]) =>
      present.has(name) && present.get(name) !== text ? [texts.buttonChanged({ name })] : [],
    ),
  ]
  return lines.length > 0 || isSameList(before, now) ? lines : [texts.buttonsMoved()]
}

const urlOf = (rows: LinkRows, name: string) => rows.find(({ link }) => nameOf(link) === name)?.link.Url

/** Buttons have no ids: they are told apart by their tooltips, or where they lead. */
function named(rows: LinkRows): Map<string, string> {
  const entries = new Map<string, string>()
  for (const { link } of rows) {
    const name = nameOf(link)
    entries.set(name, `${entries.get(name) ?? ''}${JSON.stringify(link)}`)
  }
  return entries
}

function nameOf({ Tooltip, Url }: LinkButton): string {
  const name = Tooltip || Url
  return name === '' ? texts.unnamedButton() : texts.named({ name })
}
