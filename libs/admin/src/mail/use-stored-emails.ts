import type { CoreCalls, StoredEmail } from '@sitewright/api-client'
import { pagedQuery, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useEffectEvent } from 'react'

const listCall = 'GET private/mail-get-stored.json.php'

/**
 * The emails that are only files on the server, the newest first, some at a time.
 *
 * @param reads how often somebody has asked for the list to be read again.
 */
export function useStoredEmails(reads: number): LoadedList<StoredEmail> {
  const { api } = useSite()
  const list = useLoadedList<StoredEmail>(pagedQuery<CoreCalls, typeof listCall>(api, listCall, {}))
  const readQuietly = useEffectEvent(() => void list.refresh().catch(console.error))
  useEffect(() => {
    if (reads > 0) readQuietly()
  }, [reads])
  return list
}
