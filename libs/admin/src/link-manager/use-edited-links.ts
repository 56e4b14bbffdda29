import type { LinkButton } from '@sitewright/api-client'
import { useRef, useState } from 'react'

export interface EditedLinks {
  links: readonly EditedLink[]
  /** As the server wants them. */
  list: LinkButton[]
  /** True while they differ from what is stored. */
  changed: boolean
  change: (key: string, part: Partial<LinkButton>) => void
  move: (from: number, to: number) => void
  remove: (key: string) => void
  /** Appends an empty link. @returns its key. */
  add: () => string
  /** Replaces all of them. */
  replace: (list: readonly LinkButton[]) => void
  /** What the server has, as JSON. */
  before: string
  /** Notes what the server has stored. */
  stored: (list: readonly LinkButton[]) => void
}

const empty: LinkButton = { IconSet: 'mat', Icon: '', Url: '', Tooltip: '' }

/** The links while they are edited: nobody else sees that before they are saved (LINK-009). */
export function useEditedLinks(loaded: readonly LinkButton[]): EditedLinks {
  const [links, setLinks] = useState<readonly EditedLink[]>(() => loaded.map((link, at) => ({ key: String(at), link })))
  const [before, setBefore] = useState(() => JSON.stringify(loaded))
  const keys = useRef(loaded.length)
  const list = links.map(({ link }) => link)

  return {
    links,
    list,
    changed: JSON.stringify(list) !== before,
    change: (key, part) =>
      setLinks((now) => now.map((one) => (one.key === key ? { key, link: { ...one.link, ...part } } : one))),
    move: (from, to) => setLinks((now) => moved(now, from, to)),
    remove: (key) => setLinks((now) => now.filter((one) => one.key !== key)),
    add: () => {
      const key = String(keys.current)
      keys.current += 1
      setLinks((now) => [...now, { key, link: empty }])
      return key
    },
    replace: (next) => {
      const from = keys.current
      keys.current += next.length
      setLinks(next.map((link, at) => ({ key: String(from + at), link })))
    },
    before,
    stored: (saved) => setBefore(JSON.stringify(saved)),
  }
}

interface EditedLink {
  /** Tells it from the others wherever it is moved. */
  key: string
  link: LinkButton
}

/** The list with one of its entries moved to another place. A place beyond its ends changes nothing (LINK-010). */
function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
