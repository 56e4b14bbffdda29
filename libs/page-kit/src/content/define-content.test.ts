import { describe, expect, expectTypeOf, it } from 'vitest'
import { list, type ValueOf } from './content-fields.ts'
import { defineContent, type ContentOf } from './define-content.ts'
import { labelOf } from './field-model.ts'
import { image, type ContentImage } from './image-field.ts'
import { link, linkHref, multilineText, richText, text } from './text-fields.ts'
import { checkbox, choice, date, number } from './value-fields.ts'

const hike = defineContent({
  title: text({ required: true, maxLength: 20 }),
  about: multilineText(),
  story: richText({ maxLength: 100 }),
  difficulty: choice({ easy: 'Easy walk', hard: 'Hard climb' }),
  hours: number({ min: 1, max: 24, unit: 'h' }),
  people: number({ whole: true, min: 1 }),
  dogs: checkbox(),
  openFrom: date(),
  photo: image(),
  booking: link(),
  stops: list({ place: text({ required: true, label: 'Name' }), height: number() }, { one: 'stop', maxEntries: 3 }),
})
type Hike = ContentOf<typeof hike>

const whole: Hike = hike.of({
  title: 'To the hut',
  about: 'Up.\nAnd down.',
  story: '<p>Long</p>',
  difficulty: 'hard',
  hours: 4.5,
  people: 3,
  dogs: true,
  openFrom: '2026-06-01',
  photo: { id: 7, alt: 'The hut', width: 640, height: 480 },
  booking: '/contact',
  stops: [{ place: 'Pass', height: 1800 }],
})
const textOf = (fields: object) => JSON.stringify({ version: 1, ...fields })

describe('a content', () => {
  it('has the type of its fields', () => {
    expectTypeOf<Hike['difficulty']>().toEqualTypeOf<'easy' | 'hard' | ''>()
    expectTypeOf<Hike['hours']>().toEqualTypeOf<number | ''>()
    expectTypeOf<Hike['dogs']>().toEqualTypeOf<boolean>()
    expectTypeOf<Hike['photo']>().toEqualTypeOf<ContentImage | null>()
    expectTypeOf<Hike['stops'][number]>().toEqualTypeOf<{ place: string; height: number | '' }>()
    const sizes = choice(['small', 'large'])
    expectTypeOf<ValueOf<typeof sizes>>().toEqualTypeOf<'small' | 'large' | ''>()
    expect(sizes.choices).toEqual({ small: 'Small', large: 'Large' })
  })

  it('is read as it was written, with its version', () => {
    expect(hike.parse(hike.write(whole))).toEqual(whole)
    expect(JSON.parse(hike.write(whole))).toMatchObject({ version: 1, title: 'To the hut' })
    expect(hike.parse(hike.write(hike.blank()))).toEqual(hike.blank())
  })

  it.each(['', 'null', '[]', '7', '{', '{}', '{"title":"x"}', textOf({ version: 'x' }), textOf({ version: -1 })])(
    'is not found in %j',
    (stored) => {
      expect(hike.parse(stored)).toBeUndefined()
      expect(hike.problem(stored)).toBe('This is no content of a page of this kind')
    },
  )

  it('is read out of whatever is stored in it', () => {
    const odd = { title: 7, difficulty: 'toString', hours: 99, people: '2.6', dogs: 'yes', openFrom: '2026-02-30' }
    const stored = textOf({ ...odd, photo: { id: -1 }, stops: [7, { place: 'Pass', height: '12' }], more: 'unknown' })
    expect(hike.parse(stored)).toEqual({
      ...hike.blank(),
      hours: 24,
      people: 3,
      stops: [
        { place: '', height: '' },
        { place: 'Pass', height: 12 },
      ],
    })
  })

  it('loses what nobody would miss', () => {
    const typed = hike.of({
      title: ' To  the\nhut ',
      stops: [
        { place: ' ', height: '' },
        { place: ' Pass ', height: '' },
      ],
    })
    expect(hike.tidy(typed)).toEqual(hike.of({ title: 'To the hut', stops: [{ place: 'Pass', height: '' }] }))
    expect(hike.isSame(typed, hike.tidy(typed))).toBe(true)
    expect(hike.isSame(typed, hike.blank())).toBe(false)
  })

  it.each<[string, object]>([
    ['‘Title’ must be a text', { title: 7 }],
    ['‘Title’ must have at most 20 characters', { title: 'x'.repeat(21) }],
    ['‘Difficulty’ must be one of these: Easy walk, Hard climb', { difficulty: 'constructor' }],
    ['‘Hours’ must be a number from 1 to 24', { hours: 25 }],
    ['‘Hours’ must be a number from 1 to 24', { hours: '5' }],
    ['‘People’ must be a whole number of at least 1', { people: 1.5 }],
    ['‘Dogs’ must be true or false', { dogs: 1 }],
    ['‘Open from’ must be a day such as 2026-11-27', { openFrom: '2026-02-30' }],
    ['‘Photo’ must be an image of the site', { photo: { id: 'x', alt: '' } }],
    ['‘Photo’ must be described in at most 500 characters', { photo: { id: 1, alt: 'x'.repeat(501) } }],
    ['‘Stops’ must be a list of stops', { stops: { 0: 'Pass' } }],
    ['‘Stops’ can have at most 3 stops', { stops: [{}, {}, {}, {}] }],
    ['‘Name’ of stop 2 must be a text', { stops: [{ place: 'Pass' }, { place: 7 }] }],
  ])('says what is wrong: %s', (sentence, sent) => expect(hike.problem(textOf(sent))).toBe(sentence))

  it('has nothing wrong where fields are absent or blank', () => {
    expect(hike.problem(textOf({}))).toBeUndefined()
    expect(hike.problem(hike.write(hike.blank()))).toBeUndefined()
    expect(hike.problem(hike.write(whole))).toBeUndefined()
  })

  it('says which required fields are missing, of entries too', () => {
    expect(hike.missing(whole)).toBeUndefined()
    expect(hike.missing(hike.blank())).toBe('‘Title’ is missing')
    const entries = hike.of({ stops: [{ place: '', height: 5 }] })
    expect(hike.missing(entries)).toBe('‘Title’ and ‘Name’ of stop 1 are missing')
    const needed = defineContent({
      stops: list({ place: text() }, { required: true }),
      photo: image({ required: true }),
    })
    expect(needed.missing(needed.of({ stops: [{ place: ' ' }] }))).toBe('‘Stops’ and ‘Photo’ are missing')
  })

  it('refuses a field whose name is taken', () => {
    expect(() => defineContent({ version: text() })).toThrow("A field cannot be called 'version'")
  })
})

describe('a stored content of an older version', () => {
  const upgraded = defineContent(
    { name: text(), parts: list({ text: text() }) },
    {
      version: 3,
      upgrades: {
        1: ({ Title }) => ({ title: Title }),
        3: ({ title, ...rest }) => ({ ...rest, name: title }),
      },
    },
  )

  it.each<[object, string]>([
    [{ Title: 'Hut' }, 'Hut'],
    [{ version: 1, title: 'Hut' }, 'Hut'],
    [{ version: 2, title: 'Hut' }, 'Hut'],
    [{ version: 3, name: 'Hut', title: 'old' }, 'Hut'],
  ])('is upgraded step by step: %j', (stored, name) => {
    expect(upgraded.parse(JSON.stringify(stored))).toEqual({ name, parts: [] })
    expect(upgraded.problem(JSON.stringify(stored))).toBeUndefined()
  })

  it('that is newer is shown as far as it is known, and not stored again', () => {
    const newer = JSON.stringify({ version: 4, name: 'Hut', colour: 'red' })
    expect(upgraded.parse(newer)).toEqual({ name: 'Hut', parts: [] })
    expect(upgraded.problem(newer)).toBe('This content was written by a newer version of the page kind')
  })

  it('that cannot be upgraded is none', () => {
    const failing = defineContent(
      { name: text() },
      { upgrades: { 1: ({ list: all }) => ({ name: (all as string[])[0]!.trim() }) } },
    )
    expect(failing.parse('{"list":[" Hut"]}')).toEqual({ name: 'Hut' })
    expect(failing.parse('{}')).toBeUndefined()
  })
})

it.each([
  ['openFrom', 'Open from'],
  ['title', 'Title'],
  ['max_people', 'Max people'],
])('a field %s is called ‘%s’', (name, label) => expect(labelOf(name, {})).toBe(label))

it.each([
  ['/contact', '/contact'],
  ['example.org', 'https://example.org'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('a link %j leads to %j', (typed, href) => expect(linkHref(typed)).toBe(href))
