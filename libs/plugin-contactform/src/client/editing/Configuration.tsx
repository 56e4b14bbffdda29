import { listFormat } from '@sitewright/messages'
import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { RichTextField } from '../../field-types/text/RichTextField.tsx'
import { keepDays, maxRecipientsLength, maxSubjectLength } from '../../model/limits.ts'
import type { FormSettings } from './edited-form.ts'
import { badRecipients, hasRecipient } from './has-recipient.ts'
import { useMailNote } from '@sitewright/page-kit'
import { MailX } from 'lucide-react'
import { texts } from './messages.ts'
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
        label={texts.recipients()}
        value={settings.TargetEmail}
        longest={maxRecipientsLength}
        hint={recipientsHint(settings)}
        odd={odd}
        onChange={(TargetEmail) => onChange({ TargetEmail })}
      />
      <NotDelivered />
      <CheckField
        label={texts.replyTo()}
        checked={settings.SetReplyTo}
        hint={texts.replyToHint()}
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
        label={texts.validation()}
        checked={!settings.SuppressAntispam}
        hint={texts.validationHint()}
        onChange={(enabled) => onChange({ SuppressAntispam: !enabled })}
      />
      <CheckField
        label={texts.copy()}
        checked={settings.SendCopy === true && !settings.SuppressAntispam}
        disabled={settings.SuppressAntispam}
        hint={settings.SuppressAntispam ? texts.copyNeedsValidation() : texts.copyHint()}
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
        label={texts.validationSubject()}
        value={settings.ValidationEmailSubject}
        longest={maxSubjectLength}
        hint={texts.validationSubjectHint()}
        onChange={(ValidationEmailSubject) => onChange({ ValidationEmailSubject })}
      />
      <TextField
        label={texts.submissionSubject()}
        value={settings.SubmissionEmailSubject}
        longest={maxSubjectLength}
        hint={texts.submissionSubjectHint()}
        onChange={(SubmissionEmailSubject) => onChange({ SubmissionEmailSubject })}
      />
      <TextField
        label={texts.submitText()}
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
      label={texts.keepDays()}
      value={settings.KeepDays}
      range={{ min: keepDays.min, max: keepDays.max }}
      whole
      hint={texts.keepDaysHint()}
      onChange={(KeepDays) => onChange({ KeepDays })}
    />
  )
}

function CompletionText({ settings, onChange }: ConfigurationProps) {
  return (
    <div data-rich="" role="group" aria-label={texts.completion()}>
      <span aria-hidden>{texts.completion()}</span>
      <RichTextField
        label={texts.completion()}
        value={settings.SubmitCompletionText}
        onChange={(SubmitCompletionText) => onChange({ SubmitCompletionText })}
      />
      <p>{texts.completionHint()}</p>
    </div>
  )
}

function recipientsHint(settings: FormSettings): string {
  return `${aboutRecipients(settings)} ${texts.separate()}`
}

function aboutRecipients(settings: FormSettings): string {
  if (settings.TargetEmail.trim() === '') return texts.noRecipient()
  if (!hasRecipient(settings)) return texts.noAddress()
  const bad = badRecipients(settings).map((entry) => texts.badRecipient({ entry }))
  if (bad.length === 0) return texts.recipientsHint()
  const entries = listFormat({ type: 'unit', style: 'short' }).format(bad)
  return texts.badRecipients({ count: bad.length, entries })
}

/** For those who edit a form: that nobody gets its emails, while that is so. */
function NotDelivered() {
  const note = useMailNote(texts.notDelivered())
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
