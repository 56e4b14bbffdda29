import { withKey } from '@sitewright/page-kit/cards'
import { textModel } from '../../../field-types/text/model.ts'
import { newField } from '../../../form.ts'
import type { Field } from '../../../model/field.ts'
import { layoutDefaults } from '../../../model/layout.ts'
import type { EditedForm, FormSettings } from '../edited-form.ts'
import { texts } from './template-messages.ts'

/** A form to begin with: what it is for, and what it asks besides the email address. */
export interface FormTemplate {
  name: string
  /** What it is good for, in a line. */
  about: string
  /** In their order, below the heading; the form's own email field comes second. */
  fields: readonly Field[]
  SubmissionEmailSubject: string
  SubmitButtonText: string
}

const required = { Required: true } as const

/** A field with its label, as an editor would have set it up. */
function asks(fieldType: string, Label: string, { Required = false, ...config }: Record<string, unknown> = {}): Field {
  const field = newField(fieldType)
  return {
    ...field,
    config: { ...field.config, Label, ...config },
    SubmitLabel: Label,
    Required: Required === true,
  }
}

const options = (...words: readonly string[]) => words.map((word) => ({ Value: word, Display: word }))

const name = () => asks('text-single-input', texts.name(), required)
const phone = () => asks('text-single-input', texts.phone())
const remarks = () => asks('text-multi-input', texts.remarks())

// in the language that is read when they are asked for their texts
export const formTemplates: readonly FormTemplate[] = [
  {
    get name() {
      return texts.contact()
    },
    get about() {
      return texts.aboutContact()
    },
    get fields() {
      return [name(), asks('text-multi-input', texts.message(), required)]
    },
    get SubmissionEmailSubject() {
      return texts.contactSubject()
    },
    get SubmitButtonText() {
      return texts.send()
    },
  },
  {
    get name() {
      return texts.membership()
    },
    get about() {
      return texts.aboutMembership()
    },
    get fields() {
      const [single, family] = [texts.single(), texts.family()]
      return [
        name(),
        phone(),
        asks('text-multi-input', texts.address(), required),
        asks('radio', texts.membership(), { Options: options(single, family), ...required }),
        { ...asks('text-multi-input', texts.familyMembers()), ShowIf: { Field: texts.membership(), Value: family } },
        remarks(),
        asks('checkbox', texts.statutes(), required),
      ]
    },
    get SubmissionEmailSubject() {
      return texts.membershipSubject()
    },
    get SubmitButtonText() {
      return texts.apply()
    },
  },
  {
    get name() {
      return texts.booking()
    },
    get about() {
      return texts.aboutBooking()
    },
    get fields() {
      return [
        name(),
        phone(),
        asks('select', texts.date(), { Options: options(texts.firstDate(), texts.secondDate()), ...required }),
        remarks(),
      ]
    },
    get SubmissionEmailSubject() {
      return texts.bookingSubject()
    },
    get SubmitButtonText() {
      return texts.book()
    },
  },
]

/** Its name becomes the heading of the page. The email field that is there stays, as the second to be filled in. */
export function withTemplate({ fields, settings }: EditedForm, template: FormTemplate): EditedForm {
  return {
    fields: [withKey(headingOf(template)), ...template.fields.map(withKey).toSpliced(1, 0, ...fields)],
    settings: templateSettings(settings, template),
  }
}

function headingOf({ name: title }: FormTemplate): Field {
  return { ...newField(textModel.fieldType), config: { Content: `<h1>${title}</h1>` } }
}

/** A template's settings where nobody has set anything else. */
function templateSettings(settings: FormSettings, template: FormTemplate): FormSettings {
  const set = { ...settings }
  for (const text of ['SubmissionEmailSubject', 'SubmitButtonText'] as const)
    if (settings[text] === layoutDefaults[text]) set[text] = template[text]
  return set
}
