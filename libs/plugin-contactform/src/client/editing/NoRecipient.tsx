import { MailX } from 'lucide-react'
import { gaps } from './gap-messages.ts'
import styles from './NoRecipient.module.css'

/** Above a form that nobody receives, for those who can change that. */
export function NoRecipient() {
  return (
    <p className={styles.notice} role="note">
      <MailX aria-hidden />
      <span>
        <b>{gaps.noRecipient()}</b> {gaps.addRecipient()}
      </span>
    </p>
  )
}
