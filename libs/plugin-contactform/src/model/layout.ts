import { fieldsOf, readJson, readNumber, readText } from '@sitewright/page-kit/values'
import { readFields, type Field } from './field.ts'
import { texts } from './layout-messages.ts'
import { keepDays } from './limits.ts'

/** A form as an editor designs it. It is stored as JSON text. */
export interface Layout {
  fields: readonly Field[]
  /** One or several recipient addresses, separated by commas. */
  TargetEmail: string
  /** True: the recipients' answers go to the submitter. */
  SetReplyTo: boolean
  ValidationEmailSubject: string
  SubmissionEmailSubject: string
  SubmitButtonText: string
  /** HTML. */
  SubmitCompletionText: string
  /** True: delivered at once, without the email that proves the address. */
  SuppressAntispam: boolean
  /** Days for which submissions are kept. */
  KeepDays: number
  /** True: anyone who has verified their address gets what they sent. It is stored only where it is true. */
  SendCopy?: boolean | undefined
}

/** What a layout holds where nothing else is set; its texts in the language in which they are asked for. */
export const layoutDefaults = {
  TargetEmail: '',
  SetReplyTo: true,
  get ValidationEmailSubject() {
    return texts.validationSubject()
  },
  get SubmissionEmailSubject() {
    return texts.submissionSubject()
  },
  get SubmitButtonText() {
    return texts.submit()
  },
  get SubmitCompletionText() {
    return texts.completion()
  },
  SuppressAntispam: false,
  KeepDays: keepDays.usual,
} as const satisfies Omit<Layout, 'fields'>

/**
 * The layout in a JSON text. Never throws: what is no layout is one without fields, what is no field is left out.
 * Unknown field types and unknown fields stay as they are.
 */
export function readLayout(text: string): Layout {
  return layoutOf(readJson(text))
}

/** The same of JSON that is parsed already. */
export function layoutOf(value: unknown): Layout {
  const { SendCopy, ...sent } = fieldsOf(value)
  const text = (name: keyof typeof layoutDefaults) => readText(sent[name], String(layoutDefaults[name]))
  return {
    ...sent,
    fields: readFields(sent['fields']),
    TargetEmail: text('TargetEmail'),
    SetReplyTo: sent['SetReplyTo'] !== false,
    ValidationEmailSubject: text('ValidationEmailSubject'),
    SubmissionEmailSubject: text('SubmissionEmailSubject'),
    SubmitButtonText: text('SubmitButtonText'),
    SubmitCompletionText: text('SubmitCompletionText'),
    SuppressAntispam: sent['SuppressAntispam'] === true,
    KeepDays: readKeepDays(sent['KeepDays']),
    ...(SendCopy === true && { SendCopy }),
  }
}

export function writeLayout(layout: Layout): string {
  return JSON.stringify(layout)
}

function readKeepDays(value: unknown): number {
  const days = readNumber(value)
  return days === undefined ? keepDays.usual : Math.min(Math.max(Math.round(days), keepDays.min), keepDays.max)
}
