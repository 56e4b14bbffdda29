import { useMailNote } from '@sitewright/page-kit'
import { MailX } from 'lucide-react'
import { notDelivered } from '../submissions/not-delivered.ts'
import styles from './NoRecipient.module.css'

/** For those who edit a form: that nobody gets its emails, while that is so. */
export function NotDelivered() {
  const note = useMailNote(notDelivered)
  if (!note) return null
  return (
    <p className={styles.notice} role="note">
      <MailX aria-hidden />
      <span>
        {note.text} {note.link && <a href={note.link.href}>{note.link.label}</a>}
      </span>
    </p>
  )
}
