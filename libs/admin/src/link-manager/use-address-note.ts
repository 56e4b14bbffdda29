import { isThere } from '@sitewright/media'
import { readAddress } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'

/** What an address is stored as: as it is meant, where that can be understood. */
export function meantUrl(url: string): string {
  return readAddress(url)?.href ?? url
}

/** What is wrong with an address that somebody has finished typing; '' while nothing is known to be. */
export function useAddressNote(url: string, finished: boolean): string {
  const [absent, setAbsent] = useState('')
  const read = readAddress(url)
  const path = finished && read && read.href.startsWith('/') ? read.href : ''

  useEffect(() => {
    if (path === '') return undefined
    let gone = false
    void isThere(path).then((there) => !gone && setAbsent(there === false ? path : ''))
    return () => {
      gone = true
    }
  }, [path])

  if (!finished || url.trim() === '') return ''
  if (!read) return 'This address leads nowhere.'
  return path !== '' && absent === path ? `There is nothing at ${path} yet.` : ''
}
