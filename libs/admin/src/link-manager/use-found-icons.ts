import type { FoundIcons, LinkButton } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'

export interface FoundIconList {
  /** What the last answered search found; undefined before the first answer. */
  icons: FoundIcons | undefined
  /** True while an answer is awaited. */
  searching: boolean
  failed: boolean
}

const debounce = 200

/** Icons of a set by a part of their names. The answer to the latest search wins. */
export function useFoundIcons(set: LinkButton['IconSet'], text: string): FoundIconList {
  const { api } = useSite()
  const [icons, setIcons] = useState<FoundIcons>()
  const [searching, setSearching] = useState(true)
  const [failed, setFailed] = useState(false)
  const q = text.trim().toLowerCase().replaceAll(/\s+/g, '-')

  useEffect(() => {
    let current = true
    setSearching(true)
    async function search() {
      try {
        const found = await api('GET private/icon-search.json.php', { set, q })
        if (!current) return
        setIcons(found)
        setFailed(false)
      } catch (error) {
        console.error(error)
        if (current) setFailed(true)
      }
      if (current) setSearching(false)
    }
    const timer = setTimeout(() => void search(), q === '' ? 0 : debounce)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, set, q])

  return { icons, searching, failed }
}
