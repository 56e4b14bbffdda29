// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { contentToSave } from '../../server/clean-content.ts'
import { list } from '../content-fields.ts'
import { defineContent } from '../define-content.ts'
import { image } from '../image-field.ts'
import { link, richText, text } from '../text-fields.ts'
import { checkbox, choice } from '../value-fields.ts'
import { contentServer } from './content-server.ts'

const hike = defineContent(
  {
    title: text({ required: true }),
    story: richText({ maxLength: 200 }),
    difficulty: choice({ easy: 'Easy walk' }),
    dogs: checkbox(),
    photo: image(),
    booking: link(),
    stops: list({ place: text(), photo: image(), about: richText() }, { one: 'stop' }),
  },
  { maxCharacters: 5000 },
)
const server = contentServer(hike)

const whole = hike.write(
  hike.of({
    title: ' To the hut ',
    story: '<p onclick="x()">Up <b>there</b><script>x()</script></p>',
    difficulty: 'easy',
    photo: { id: 7, alt: 'The hut' },
    booking: '/contact',
    stops: [
      {
        place: 'Pass',
        photo: { id: 9, alt: 'A pass' },
        about: '<p>See <img src="/api/1/private/file-get.php?id=8"></p>',
      },
      { place: ' ', photo: null, about: '<p></p>' },
    ],
  }),
)

describe('the server half of a content', () => {
  it('stores it tidy and sanitised, the same the next time', () => {
    const clean = server.clean(whole)
    const content = hike.parse(clean)
    expect(content).toMatchObject({ title: 'To the hut', story: '<p>Up <b>there</b></p>' })
    expect(content?.stops).toHaveLength(1)
    expect(server.clean(clean)).toBe(clean)
    expect(server.clean(server.blank())).toBe(server.blank())
  })

  it.each([
    ['<p>x</p>', 'This is no content of a page of this kind'],
    ['{"version":1,"title":7}', '‘Title’ must be a text'],
    [`{"version":1,"story":"${'x'.repeat(201)}"}`, '‘Story’ must have at most 200 characters'],
    // longer only once it is sanitised
    [`{"version":1,"story":"${'<'.repeat(199)}"}`, '‘Story’ must have at most 200 characters'],
    [JSON.stringify({ version: 1, stops: 'x'.repeat(5000) }), 'A page must have at most 5000 characters'],
  ])('refuses what is wrong in it, and says where (%#)', (sent, message) => {
    expect(() => server.clean(sent)).toThrow(expect.objectContaining({ status: 400, message }))
  })

  it('stores a draft without a required field, and publishes none', () => {
    const content = hike.write(hike.of({ difficulty: 'easy' }))
    expect(contentToSave(server, { content, draft: true, time: 0 })).toBe(content)
    expect(() => contentToSave(server, { content, draft: false, time: 0 })).toThrow(
      expect.objectContaining({ status: 400, message: '‘Title’ is missing', code: 'required-field-missing' }),
    )
    expect(contentToSave(server, { content: whole, draft: false, time: 0 })).toBe(server.clean(whole))
  })

  it('finds its words, its files and its pictures in the order of the fields', () => {
    const clean = server.clean(whole)
    expect(server.text(clean)).toBe('To the hut Up there Easy walk The hut Pass A pass See')
    expect(server.files(clean)).toEqual([7, 9])
    expect(server.pictures(clean)).toEqual([7, 9, 8])
    for (const odd of ['', '{', '{"version":1,"stops":7}']) {
      expect(server.text(odd)).toBe('')
      expect(server.files(odd)).toEqual([])
      expect(server.pictures(odd)).toEqual([])
    }
  })
})
