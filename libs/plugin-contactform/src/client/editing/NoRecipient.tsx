import { MailX } from 'lucide-react'
import { notes } from '../notes.ts'
import styles from './NoRecipient.module.css'

/** Above a form that nobody receives, for those who can change that. */
export function NoRecipient() {
  return (
    <p className={styles.notice} role="note">
      <MailX aria-hidden />
      <span>
        <b>{notes.noRecipient}</b> Press ‘Edit form’ and enter an email address under ‘Recipient email addresses’. Only
        those who edit see this.
      </span>
    </p>
  )
}
