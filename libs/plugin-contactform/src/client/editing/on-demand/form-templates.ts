import { withKey } from '@sitewright/page-kit/cards'
import { textModel } from '../../../field-types/text/model.ts'
import { newField } from '../../../form.ts'
import type { Field } from '../../../model/field.ts'
import { layoutDefaults } from '../../../model/layout.ts'
import type { EditedForm, FormSettings } from '../edited-form.ts'

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

const options = (...texts: readonly string[]) => texts.map((text) => ({ Value: text, Display: text }))

const name = asks('text-single-input', 'Name', required)
const phone = asks('text-single-input', 'Phone')

export const formTemplates: readonly FormTemplate[] = [
  {
    name: 'Contact',
    about: 'Visitors ask you something.',
    fields: [name, asks('text-multi-input', 'Message', required)],
    SubmissionEmailSubject: 'Message from the website',
    SubmitButtonText: 'SEND',
  },
  {
    name: 'Membership',
    about: 'People apply to join you.',
    fields: [
      name,
      phone,
      asks('text-multi-input', 'Postal address', required),
      asks('radio', 'Membership', { Options: options('Single', 'Family'), ...required }),
      { ...asks('text-multi-input', 'Family members'), ShowIf: { Field: 'Membership', Value: 'Family' } },
      asks('text-multi-input', 'Remarks'),
      asks('checkbox', 'I agree to the statutes', required),
    ],
    SubmissionEmailSubject: 'Membership application',
    SubmitButtonText: 'APPLY',
  },
  {
    name: 'Booking',
    about: 'Visitors take part in something on one of several dates.',
    fields: [
      name,
      phone,
      asks('select', 'Date', { Options: options('First date', 'Second date'), ...required }),
      asks('text-multi-input', 'Remarks'),
    ],
    SubmissionEmailSubject: 'Booking',
    SubmitButtonText: 'BOOK',
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
