import { fieldsOf } from '@sitewright/page-kit/values'
import { isAddress } from '../../../field-types/email/model.ts'
import { layoutOf, readLayout, type Layout } from '../../../model/layout.ts'
import { gaps } from '../gap-messages.ts'

/** What a form lacks so that visitors can send it; undefined: nothing. It takes the text of a layout, or an `EditedForm`. */
export default function gapsOf(content: unknown): string | undefined {
  const settings = settingsOf(content)
  // read here as well as in the editor, whose code is not there where a page is published without editing it
  const hasRecipient = settings.TargetEmail.split(/[,;\s]+/).some(isAddress)
  const isUnknown = typeof content === 'string' && isForVisitors(settings)
  return hasRecipient || isUnknown ? undefined : gaps.noRecipient()
}

/** True for what people get who may not edit the form: whether it has recipients is not known then. */
function isForVisitors({ TargetEmail, ValidationEmailSubject, SubmissionEmailSubject }: Layout): boolean {
  return TargetEmail + ValidationEmailSubject + SubmissionEmailSubject === ''
}

function settingsOf(content: unknown): Layout {
  return typeof content === 'string' ? readLayout(content) : layoutOf(fieldsOf(content)['settings'])
}
