import { expect, it } from 'vitest'
import { list } from '../content-fields.ts'
import { defineContent } from '../define-content.ts'
import { image } from '../image-field.ts'
import { link, multilineText, richText, text } from '../text-fields.ts'
import { choice, date, number } from '../value-fields.ts'
import { sampleContent } from './sample-content.ts'

it('a sample has what is given, and a value in every other required field', () => {
  const required = { required: true } as const
  const content = defineContent({
    name: text(),
    title: text({ ...required, maxLength: 4 }),
    about: multilineText(required),
    story: richText(required),
    height: number({ ...required, min: 5 }),
    difficulty: choice(['easy'], required),
    from: date(required),
    photo: image(required),
    booking: link(required),
    stops: list({ place: text(), note: text() }, required),
    huts: list({ place: text(required) }),
  })
  const sample = sampleContent(content, { name: 'Hut' })
  expect(content.missing(sample)).toBeUndefined()
  expect(content.problem(content.write(sample))).toBeUndefined()
  expect(content.tidy(sample)).toMatchObject({ name: 'Hut', title: 'Some', stops: [{ note: '' }], huts: [] })
  expect(sampleContent(content, { huts: [{ place: 'Refuge' }], title: 'Own' })).toMatchObject({
    title: 'Own',
    huts: [{ place: 'Refuge' }],
  })
})
