import { fieldsOf } from '@sitewright/page-kit/values'
import { layoutOf, readLayout, type Layout } from '../../../model/layout.ts'
import { hasRecipient, noRecipient } from '../has-recipient.ts'

/** What a form lacks so that visitors can send it; undefined: nothing. It takes the text of a layout, or an `EditedForm`. */
export default function gapsOf(content: unknown): string | undefined {
  const settings = settingsOf(content)
  return hasRecipient(settings) || isForVisitors(settings) ? undefined : noRecipient
}

/** True for what people get who may not edit the form: whether it has recipients is not known then. */
function isForVisitors({ TargetEmail, ValidationEmailSubject, SubmissionEmailSubject }: Layout): boolean {
  return TargetEmail + ValidationEmailSubject + SubmissionEmailSubject === ''
}

function settingsOf(content: unknown): Layout {
  return typeof content === 'string' ? readLayout(content) : layoutOf(fieldsOf(content)['settings'])
}
