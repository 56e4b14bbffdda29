import { isThere } from '@sitewright/media'
import { readAddress } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'
import { texts } from './messages.ts'

/** What an address is stored as: as it is meant, where that can be understood. */
export function meantUrl(url: string): string {
  return readAddress(url)?.href ?? url
}

/** Whether somebody is at the field of an address, or was. */
export type Typing = 'not yet' | 'now' | 'done'

/** What is wrong with an address, once it is not typed any more; '' while nothing is known to be. */
export function useAddressNote(url: string, typing: Typing): string {
  const [absent, setAbsent] = useState('')
  const read = readAddress(url)
  // of what was typed only: fifty stored ones would be as many requests
  const path = typing === 'done' && read && read.href.startsWith('/') ? read.href : ''

  useEffect(() => {
    if (path === '') return undefined
    let gone = false
    void isThere(path).then((there) => !gone && setAbsent(there === false ? path : ''))
    return () => {
      gone = true
    }
  }, [path])

  if (typing === 'now' || url.trim() === '') return ''
  if (!read) return texts.leadsNowhere()
  return path !== '' && absent === path ? texts.nothingThere({ path }) : ''
}
