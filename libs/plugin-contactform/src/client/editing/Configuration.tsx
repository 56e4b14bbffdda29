import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { RichTextField } from '../../field-types/text/RichTextField.tsx'
import { keepDays, maxRecipientsLength, maxSubjectLength } from '../../model/limits.ts'
import type { FormSettings } from './edited-form.ts'
import { badRecipients, hasRecipient } from './has-recipient.ts'
import { useMailNote } from '@sitewright/page-kit'
import { MailX } from 'lucide-react'
import { notDelivered } from '../submissions/not-delivered.ts'
import styles from './NoRecipient.module.css'

export interface ConfigurationProps {
  settings: FormSettings
  onChange: (part: Partial<FormSettings>) => void
}

/** What concerns the form as a whole: who gets it, its emails, its button and its thanks (B§2.1). */
export function Configuration(props: ConfigurationProps) {
  return (
    <div data-configuration="">
      <Recipients {...props} />
      <Verification {...props} />
      <div data-pair="">
        <Wording {...props} />
        <Retention {...props} />
      </div>
      <CompletionText {...props} />
    </div>
  )
}

function Recipients({ settings, onChange }: ConfigurationProps) {
  const odd = !hasRecipient(settings) || badRecipients(settings).length > 0
  return (
    <>
      <TextField
        label="Recipient email addresses"
        value={settings.TargetEmail}
        longest={maxRecipientsLength}
        hint={recipientsHint(settings)}
        odd={odd}
        onChange={(TargetEmail) => onChange({ TargetEmail })}
      />
      <NotDelivered />
      <CheckField
        label="Set the submitter's address as reply-to"
        checked={settings.SetReplyTo}
        hint="Replies to the delivered email go to the submitter."
        onChange={(SetReplyTo) => onChange({ SetReplyTo })}
      />
    </>
  )
}

/** Whether submitters have to prove that an address is theirs, and what they get once they have. */
function Verification({ settings, onChange }: ConfigurationProps) {
  return (
    <>
      <CheckField
        label="Enable anti-spam validation email"
        checked={!settings.SuppressAntispam}
        hint="The user must click a link in an email to prove ownership of the address, before anything is delivered."
        onChange={(enabled) => onChange({ SuppressAntispam: !enabled })}
      />
      <CheckField
        label="Send the submitter a copy"
        checked={settings.SendCopy === true && !settings.SuppressAntispam}
        disabled={settings.SuppressAntispam}
        hint={
          settings.SuppressAntispam
            ? 'Needs the validation email: a copy is only sent to an address whose owner has confirmed the message.'
            : 'Once they have clicked the link in the validation email, they get what they sent. Nobody gets a copy without that.'
        }
        onChange={(copies) => onChange({ SendCopy: copies ? true : undefined })}
      />
    </>
  )
}

/** The subjects of the emails, and what is on the button. */
function Wording({ settings, onChange }: ConfigurationProps) {
  return (
    <>
      <TextField
        label="Validation email subject"
        value={settings.ValidationEmailSubject}
        longest={maxSubjectLength}
        hint="For the email with the link, sent to the submitter."
        onChange={(ValidationEmailSubject) => onChange({ ValidationEmailSubject })}
      />
      <TextField
        label="Submission email subject"
        value={settings.SubmissionEmailSubject}
        longest={maxSubjectLength}
        hint="For the email with the answers, sent to the recipients."
        onChange={(SubmissionEmailSubject) => onChange({ SubmissionEmailSubject })}
      />
      <TextField
        label="Submit button text"
        value={settings.SubmitButtonText}
        longest={maxSubjectLength}
        onChange={(SubmitButtonText) => onChange({ SubmitButtonText })}
      />
    </>
  )
}

function Retention({ settings, onChange }: ConfigurationProps) {
  return (
    <NumberField
      label="Keep submissions for (days)"
      value={settings.KeepDays}
      range={{ min: keepDays.min, max: keepDays.max }}
      whole
      hint="After that they are deleted from this site."
      onChange={(KeepDays) => onChange({ KeepDays })}
    />
  )
}

function CompletionText({ settings, onChange }: ConfigurationProps) {
  return (
    <div data-rich="" role="group" aria-label="Completion text">
      <span aria-hidden>Completion text</span>
      <RichTextField
        label="Completion text"
        value={settings.SubmitCompletionText}
        onChange={(SubmitCompletionText) => onChange({ SubmitCompletionText })}
      />
      <p>Shown instead of the form after submission.</p>
    </div>
  )
}

function recipientsHint(settings: FormSettings): string {
  const separate = 'Separate several addresses with commas.'
  if (settings.TargetEmail.trim() === '') return `Without a recipient, nothing can be submitted. ${separate}`
  if (!hasRecipient(settings))
    return `This is no email address: without a recipient, nothing can be submitted. ${separate}`
  const bad = badRecipients(settings).map((entry) => `‘${entry}’`)
  if (bad.length === 0) return `Recipients of submissions. ${separate}`
  const which = bad.length === 1 ? `${bad[0]} is no email address` : `${bad.join(', ')} are no email addresses`
  return `${which}: only the other recipients get what is submitted. ${separate}`
}

/** For those who edit a form: that nobody gets its emails, while that is so. */
function NotDelivered() {
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
