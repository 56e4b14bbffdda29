import { isApiError, refusalReason, type PasswordLink } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'
import { texts } from './messages.ts'

/** The server's reason for which a link cannot be used any more, or never could. */
export interface LinkOver {
  over: string
}

/** What a mailed link that sets a password is for: 'asking' until the server said so, 'unknown' where that failed. */
export function usePasswordLink(uid: string): PasswordLink | LinkOver | 'asking' | 'unknown' {
  const { api } = useSite()
  const [link, setLink] = useState<PasswordLink | LinkOver | 'asking' | 'unknown'>(uid === '' ? 'unknown' : 'asking')
  useEffect(() => {
    if (uid === '') return undefined
    let gone = false
    const tell = (found: PasswordLink | LinkOver | 'unknown') => void (gone || setLink(found))
    api('POST protected/account-password-link.json.php', { uid }, { background: true }).then(tell, (error: unknown) =>
      tell(
        isApiError(error) && error.code === 'link-over' ? { over: refusalReason(error) ?? texts.invalid() } : 'unknown',
      ),
    )
    return () => void (gone = true)
  }, [api, uid])
  return link
}
