import { describe, expect, it } from 'vitest'
import { blankLayout, withoutRecipients } from '../../../form.ts'
import { writeLayout } from '../../../model/layout.ts'
import { publishingNotes } from '../../publishing-notes.ts'
import { editedForm } from '../edited-form.ts'
import { gaps } from '../gap-messages.ts'

const gapsOf = async (content: unknown) => (await publishingNotes.gaps!()).default(content)

describe.each([
  ['as it is stored', writeLayout],
  ['as it is edited', editedForm],
])('a form %s', (_, made) => {
  it.each(['', 'office', ' , ;'])('lacks a recipient where none is an address: ‘%s’', async (TargetEmail) => {
    expect(await gapsOf(made({ ...blankLayout(), TargetEmail }))).toBe(gaps.noRecipient())
  })

  it('lacks nothing where one is', async () => {
    expect(await gapsOf(made({ ...blankLayout(), TargetEmail: 'nobody, office@example.org' }))).toBeUndefined()
  })
})

it('that is edited lacks one however little of it is filled in', async () => {
  const layout = { ...blankLayout(), TargetEmail: '', ValidationEmailSubject: '', SubmissionEmailSubject: '' }
  expect(await gapsOf(editedForm(layout))).toBe(gaps.noRecipient())
})

it('lacks nothing that is known to those who are not told of its recipients', async () => {
  const form = { ...blankLayout(), TargetEmail: 'office@example.org' }
  expect(await gapsOf(writeLayout(withoutRecipients(form)))).toBeUndefined()
})
