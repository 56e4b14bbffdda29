import type { IconPicture, LinkButton } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useRef, useState } from 'react'

/** What can be said of an icon: its picture, that none is named, or why it has none. */
export type ShownIcon = IconPicture | 'unnamed' | 'looking' | 'unknown' | 'failed'

export interface IconPictures {
  of: (link: LinkButton) => ShownIcon
  /** Notes the picture of an icon that somebody chose. */
  remember: (set: LinkButton['IconSet'], name: string, picture: IconPicture) => void
  /** Asks again for those that could not be loaded. */
  retry: () => void
}

type Known = Readonly<Record<string, IconPicture | 'unknown' | 'failed'>>

/** Names that the server takes; no icon has any other. */
const validName = /^[a-z0-9_-]{1,64}$/
const debounce = 250

const keyOf = ({ IconSet, Icon }: LinkButton) => `${IconSet}:${Icon}`

/** The pictures of the links' icons: what came with the links, and for the rest what the server finds by their names. */
export function useIconPictures(
  links: readonly LinkButton[],
  given: Readonly<Record<string, IconPicture>>,
): IconPictures {
  const { api } = useSite()
  const [known, setKnown] = useState<Known>(given)
  const asked = useRef(new Set<string>())
  const sought = links.filter((link) => validName.test(link.Icon) && !Object.hasOwn(known, keyOf(link)))
  const wanted = [...new Set(sought.map(keyOf))].join(' ')

  useEffect(() => {
    async function ask(key: string) {
      const [set, name] = key.split(':') as [LinkButton['IconSet'], string]
      try {
        const icons = await api('GET private/icon-search.json.php', { set, q: name })
        const exact = icons.find((icon) => icon.name === name)
        setKnown((now) => ({ ...now, [key]: exact?.picture ?? 'unknown' }))
      } catch (error) {
        console.error(error)
        setKnown((now) => ({ ...now, [key]: 'failed' }))
      }
      asked.current.delete(key)
    }
    if (wanted === '') return undefined
    const timer = setTimeout(() => {
      for (const key of wanted.split(' ').filter((one) => !asked.current.has(one))) {
        asked.current.add(key)
        void ask(key)
      }
    }, debounce)
    return () => clearTimeout(timer)
  }, [api, wanted])

  return {
    of: (link) => {
      if (link.Icon === '') return 'unnamed'
      if (!validName.test(link.Icon)) return 'unknown'
      const key = keyOf(link)
      return Object.hasOwn(known, key) ? known[key]! : 'looking'
    },
    remember: (set, name, picture) => setKnown((now) => ({ ...now, [`${set}:${name}`]: picture })),
    retry: () =>
      setKnown((now) =>
        Object.values(now).includes('failed')
          ? Object.fromEntries(Object.entries(now).filter(([, icon]) => icon !== 'failed'))
          : now,
      ),
  }
}
