import { defineMessages } from '@sitewright/messages'
import { useInterfaceLanguage } from '@sitewright/page-kit'
import { MailX } from 'lucide-react'
import { toolbarTexts } from '../toolbar-texts.ts'
import styles from './NoRecipient.module.css'

const texts = defineMessages('contactform/no-recipient', {
  noRecipient: 'This form has no recipient, so visitors cannot send it.',
  addRecipient:
    'Press ‘{edit}’ and enter an email address under ‘Recipient email addresses’. Only those who edit see this.',
})

/** Above a form that nobody receives, for those who can change that. */
export function NoRecipient() {
  return (
    <p className={styles.notice} role="note" {...useInterfaceLanguage()}>
      <MailX aria-hidden />
      <span>
        <b>{texts.noRecipient()}</b> {texts.addRecipient({ edit: toolbarTexts.short.edit })}
      </span>
    </p>
  )
}
