import { useHolds } from '@sitewright/session'
import { useEffect, useState } from 'react'
import { useSite } from '../site-context.ts'
import { texts } from './messages.ts'

const call = 'GET private/mail-goes-out.json.php'

/** That emails do not go out, in words for one person. */
export interface MailNoteText {
  text: string
  /** The screen that changes it, for those who may open it. */
  link?: { label: string; href: string }
}

/** Said beside whatever tells of an email, while emails are only stored. */
export const nothingIsSent: () => string = texts.nothingIsSent

/**
 * What to say beside texts that tell staff of emails: undefined while emails go out, and as long as that is not known. For
 * people who are logged in; what cannot be found out is not said.
 *
 * @param said the sentence. @default nothingIsSent
 */
export function useMailNote(said: string = nothingIsSent()): MailNoteText | undefined {
  const { api } = useSite()
  const maySetUp = useHolds('core.admin')
  const [isStored, setStored] = useState(false)

  useEffect(() => {
    let gone = false
    async function ask() {
      const { sends } = await api(call, undefined, { background: true })
      if (!gone) setStored(!sends)
    }
    ask().catch(() => {})
    return () => {
      gone = true
    }
  }, [api])

  if (!isStored) return undefined
  if (maySetUp) return { text: said, link: { label: texts.mail(), href: '/pages/mail' } }
  return { text: `${said} ${texts.tellAdministrator()}` }
}
