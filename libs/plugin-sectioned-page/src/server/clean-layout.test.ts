// @vitest-environment node
import { RefusedError } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import { readLayout } from '../model/layout.ts'
import type { Section } from '../model/section.ts'
import {
  imageSection,
  mapSection,
  page,
  sampleActive,
  sampleDraft,
  textSection,
  unknownSection,
  videoSection,
} from '../testing/sample-pages.ts'
import { cleanLayout } from './clean-layout.ts'

const refusal = (content: string): string => {
  try {
    cleanLayout(content)
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toHaveProperty('status', 400)
    return (error as RefusedError).message
  }
  return ''
}
const cleanedConfig = (section: Section) => readLayout(cleanLayout(page(section))).sections[0]?.config

describe('cleanLayout', () => {
  it('accepts a page of every section type unchanged (SECT-060, SECT-062)', () => {
    for (const content of [sampleActive, sampleDraft]) expect(cleanLayout(content)).toBe(content)
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['an event attribute', '<img src="/x.png" onerror="alert(1)" alt="">'],
    ['a script address', '<a href="javascript:alert(1)">a</a>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
  ])('sanitises texts of %s (SECT-054)', (_, Content) => {
    expect(cleanLayout(page(textSection(Content)))).not.toMatch(/script|onerror|iframe|alert/)
  })

  it.each([
    ['no JSON text', '{"sections":[', 'The page is not valid JSON'],
    ['no layout', '[]', 'Invalid page layout'],
    ['no sections', '{"sections":{}}', 'A sectioned page must have a list of sections'],
    ['a section without a type', '{"sections":[{"config":{}}]}', 'A section must have a type'],
    ['a nest of lists', `{"sections":[],"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'The page is nested too deeply'],
    [
      '201 sections',
      page(...Array.from({ length: 201 }, () => textSection(''))),
      'A page must have at most 200 sections',
    ],
    ['more than 1 MiB', page(textSection('a'.repeat(1_048_576))), 'A page must have at most 1048576 characters'],
    ['what grows above 1 MiB', page(textSection('&'.repeat(400_000))), 'A page must have at most 1048576 characters'],
  ])('refuses %s', (_, content, message) => {
    expect(refusal(content)).toBe(message)
  })

  it('accepts 200 sections', () => {
    const content = page(...Array.from({ length: 200 }, () => textSection('<p>Our huts</p>')))
    expect(cleanLayout(content)).toBe(content)
  })

  const wrong = (fields: object) => page({ ...textSection(''), ...fields } as Section)
  const map = (config: object) => page(mapSection(config))
  const pin = (Title: unknown, Position: object = { lat: 0, lng: 0 }) => ({ Title, Position })

  it.each([
    ['a width of 101 %', wrong({ widthpercent: 101 }), "A section's width must be a number from 0 to 100"],
    ['a height below 0 %', wrong({ heightpercent: -1 }), "A section's height must be a number from 0 to 100"],
    ['a width in words', wrong({ widthpercent: 'wide' }), "A section's width must be a number from 0 to 100"],
    ['long margins', wrong({ margins: '1'.repeat(65) }), "A section's margins must have at most 64 characters"],
    ['margins as a list', wrong({ margins: [1] }), "A section's margins must be a text"],
    ['another float', wrong({ float: 'up' }), "A section's float must be one of none, left, right"],
    ['a zoom of 23', map({ Zoom: 23 }), 'The zoom must be a number from 0 to 22'],
    ['a latitude off the earth', map({ Centre: { lat: 91, lng: 0 } }), 'The latitude must be a number from -90 to 90'],
    [
      'a longitude off the earth',
      map({ Markers: [pin('a', { lat: 0, lng: 181 })] }),
      'The longitude must be a number from -180 to 180',
    ],
    ['201 pins', map({ Markers: Array.from({ length: 201 }, () => pin('a')) }), 'A map must have at most 200 pins'],
    ['no list of pins', map({ Markers: 'none' as never }), 'The pins must be a list'],
    [
      'a long description of a pin',
      map({ Markers: [pin('a'.repeat(201)) as never] }),
      "A pin's description must have at most 200 characters",
    ],
    [
      'a script for an image',
      page(imageSection({ ImageUrl: 'javascript:alert(1)' })),
      "The image's address must begin with http, https or be one of this site",
    ],
    [
      'a focal point beside the picture',
      page(imageSection({ ImageId: 1, FocusX: 101, FocusY: 0 })),
      'The focal point must be a number from 0 to 100',
    ],
    [
      'a long hover text',
      page(imageSection({ HoverText: 'a'.repeat(501) })),
      'The hover text must have at most 500 characters',
    ],
  ])('refuses %s', (_, content, message) => {
    expect(refusal(content)).toBe(message)
  })

  it('stores the id from any address of a video, and anything else as it was typed (SECT-065)', () => {
    expect(cleanedConfig(videoSection('https://youtu.be/dQw4w9WgXcQ?t=4'))).toEqual({ id: 'dQw4w9WgXcQ' })
    expect(cleanedConfig(videoSection('our film'))).toEqual({ id: 'our film' })
  })

  it('keeps sections of unknown types, and unknown fields, unchanged', () => {
    const section = { ...unknownSection, config: { Html: '<script>', Deep: [[{ a: null }]] } }
    const known = { ...textSection('<p>a</p>'), Later: 1 }
    expect(cleanLayout(page(section, known))).toBe(page(section, known))
  })

  it('does not read fields from a prototype', () => {
    const content = '{"sections":[{"sectionType":"text","config":{"__proto__":{"Content":"x"}}}],"__proto__":{"a":1}}'
    expect(readLayout(cleanLayout(content)).sections[0]).toMatchObject({ config: { Content: '' } })
    expect({}).not.toHaveProperty('a')
  })
})
