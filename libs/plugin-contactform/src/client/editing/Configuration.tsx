import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { RichTextField } from '../../field-types/text/RichTextField.tsx'
import { keepDays, maxRecipientsLength, maxSubjectLength } from '../../model/limits.ts'
import type { FormSettings } from './edited-form.ts'

export interface ConfigurationProps {
  settings: FormSettings
  onChange: (part: Partial<FormSettings>) => void
}

/** What concerns the form as a whole: who gets it, its emails, its button and its thanks (B§2.1). */
export function Configuration({ settings, onChange }: ConfigurationProps) {
  const unread = settings.TargetEmail.trim() === ''
  return (
    <div data-configuration="">
      <TextField
        label="Recipient email addresses"
        value={settings.TargetEmail}
        longest={maxRecipientsLength}
        hint={
          unread
            ? 'Without a recipient, nothing can be submitted. Separate several addresses with commas.'
            : 'Recipients of submissions. Separate several addresses with commas.'
        }
        odd={unread}
        onChange={(TargetEmail) => onChange({ TargetEmail })}
      />
      <CheckField
        label="Set the submitter's address as reply-to"
        checked={settings.SetReplyTo}
        hint="Replies to the delivered email go to the submitter."
        onChange={(SetReplyTo) => onChange({ SetReplyTo })}
      />
      <CheckField
        label="Enable anti-spam validation email"
        checked={!settings.SuppressAntispam}
        hint="The user must click a link in an email to prove ownership of the address, before anything is delivered."
        onChange={(enabled) => onChange({ SuppressAntispam: !enabled })}
      />
      <div data-pair="">
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
        <NumberField
          label="Keep submissions for (days)"
          value={settings.KeepDays}
          range={{ min: keepDays.min, max: keepDays.max }}
          whole
          hint="After that they are deleted from this site."
          onChange={(KeepDays) => onChange({ KeepDays })}
        />
      </div>
      <div data-rich="" role="group" aria-label="Completion text">
        <span aria-hidden>Completion text</span>
        <RichTextField
          label="Completion text"
          value={settings.SubmitCompletionText}
          onChange={(SubmitCompletionText) => onChange({ SubmitCompletionText })}
        />
        <p>Shown instead of the form after submission.</p>
      </div>
    </div>
  )
}
