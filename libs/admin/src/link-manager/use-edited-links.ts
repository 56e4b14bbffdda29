import type { LinkButton } from '@sitewright/api-client'
import { useDocument, useSite, type EditedDocument, type StoredDocument } from '@sitewright/page-kit'
import { useRef, useState } from 'react'
import { basedOn, readDocument, versionAfter } from '../shared/document-calls.ts'
import { isSameList, listOf, parseLinks, rebasedRows, withMeantUrls, type LinkRow, type LinkRows } from './link-rows.ts'
import { readLinks } from './read-links.ts'
import { texts } from './messages.ts'

export interface EditedLinks {
  document: EditedDocument<LinkRows>
  links: LinkRows
  /** As the server wants them. */
  list: LinkButton[]
  change: (key: string, part: Partial<LinkButton>) => void
  move: (from: number, to: number) => void
  remove: (key: string) => void
  /** Puts a link that was removed to where it was, or to the end of what is there by now. */
  putBack: (row: LinkRow, at: number) => void
  /** Appends an empty link. @returns its key. */
  add: () => string
  /** Replaces all of them. */
  replace: (list: readonly LinkButton[]) => void
}

const empty: LinkButton = { IconSet: 'mat', Icon: '', Url: '', Tooltip: '' }

/** The links while they are edited: nobody else sees that before they are saved (LINK-009). */
export function useEditedLinks({ content: links, version }: StoredDocument<readonly LinkButton[]>): EditedLinks {
  const { api, refresh } = useSite()
  const keys = useRef(links.length)
  const [loaded] = useState(() => ({ version, content: links.map((link, at) => ({ key: String(at + 1), link })) }))

  function newKey() {
    keys.current += 1
    return String(keys.current)
  }

  function rowsOf(list: readonly LinkButton[]): LinkRows {
    return list.map((link) => ({ key: newKey(), link }))
  }

  const document = useDocument<LinkRows>({
    ...{ stored: loaded, subject: 'links', failure: texts.saveFailed() },
    async save(rows, base) {
      const content = withMeantUrls(rows)
      await api('POST private/links-save.json.php', { links: listOf(content), ...basedOn(base) })
      return { content, version: await versionAfter(api, 'links', base) }
    },
    async reload() {
      const read = async () => rowsOf(readLinks((await api('GET public/links-load.json.php')).config).links)
      return readDocument(api, { noun: 'links', read })
    },
    isEqual: isSameList,
    wasStored: (sent, stored) => isSameList(withMeantUrls(sent), stored),
    rebase: rebasedRows,
    // what came of the own save has the own rows
    adopt: (read, before) => (isSameList(withMeantUrls(before), read) ? withKeysOf(before, read) : read),
    text: {
      write: (rows) => JSON.stringify(listOf(rows)),
      parse(text) {
        const list = parseLinks(text)
        return list && rowsOf(list)
      },
    },
    onSaved: () => void refresh(), // so that the masthead shows them (Q93)
  })
  const { content, change } = document

  return {
    ...{ document, links: content, list: listOf(content) },
    change: (key, part) =>
      change((now) => now.map((one) => (one.key === key ? { key, link: { ...one.link, ...part } } : one))),
    move: (from, to) => change((now) => moved(now, from, to)),
    remove: (key) => change((now) => now.filter((one) => one.key !== key)),
    putBack: (row, at) => change((now) => (now.some((one) => one.key === row.key) ? now : now.toSpliced(at, 0, row))),
    add: () => {
      const key = newKey()
      change((now) => [...now, { key, link: empty }])
      return key
    },
    replace: (list) => document.replace(rowsOf(list)),
  }
}

const withKeysOf = (before: LinkRows, read: LinkRows): LinkRows =>
  read.map(({ link }, at): LinkRow => ({ key: before[at]!.key, link }))

/** The list with one of its entries moved to another place. A place beyond its ends changes nothing (LINK-010). */
function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
