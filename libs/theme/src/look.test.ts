import { inLanguage } from '@sitewright/messages'
import { describe, expect, it } from 'vitest'
import german from '../messages/de.json' with { type: 'json' }
import french from '../messages/fr.json' with { type: 'json' }
import { customProperties } from './custom-properties.ts'
import { fontStacks } from './font-stacks.ts'
import { lookAttributes, lookOf, type Look } from './look.ts'
import { readLook } from './read-look.ts'
import { theme } from './theme.ts'

const own = lookOf(theme)
const read = (fields: object) => readLook({ ...own, ...fields })
const wrong = (fields: object) => {
  const answer = read(fields)
  return 'wrong' in answer ? answer.wrong : []
}

describe('a look that is read', () => {
  it('is the site’s own theme, or another within its limits, and stays so through a file', () => {
    const another: Look = {
      ...own,
      ...{ accent: '#8A1C4B', textSize: 0.9, roundness: 0, shadows: 2, scheme: 'dark', masthead: 'centred' },
      fonts: { ...own.fonts, body: fontStacks[6]!.families, heading: '{fonts.body}' },
    }
    for (const look of [own, another, { ...own, masthead: 'picture' }])
      expect(readLook(JSON.parse(JSON.stringify(look)))).toEqual({ look })
  })

  it.each([null, undefined, 7, 'look', [], [own]])('is refused where it is none: %j', (value) => {
    expect(readLook(value)).toEqual({ wrong: ['This is no look'] })
  })

  it('is refused as a whole with all that is wrong', () => {
    const { accent: _, ...rest } = own
    expect(readLook({ ...rest, neutral: 'gray', textSize: 3, shadow: 1 })).toEqual({
      wrong: [
        'There is no ‘shadow’ in a look',
        'It says nothing of ‘Accent’ (accent)',
        '‘Tinge of grays’ (neutral) is a colour written #rrggbb, not ‘gray’',
        '‘Size of text’ (textSize) is a number from 0.9 to 1.25, not 3',
      ],
    })
  })

  it('is refused in the words of the screen, with those of the file beside them', () => {
    expect(wrong({ menu: 'x', measure: '68px' })).toEqual([
      '‘Where visitors are, in the menu’ (menu) is one of ‘Tinted’ (tint), ‘Underlined’ (underline), ‘Filled’ (solid), not ‘x’',
      '‘Widest notices’ (measure) is a width such as 68ch, not ‘68px’',
    ])
  })

  it.each([
    ['de', german, '„Akzent“ (accent) ist eine Farbe, geschrieben als #rrggbb, nicht „red“'],
    ['fr', french, '« Accent » (accent) est une couleur écrite #rrggbb, et non « red »'],
  ])('is refused in the language that is read: %s', (tag, translations, sentence) => {
    expect(inLanguage({ tag, translations }, () => wrong({ accent: 'red' }))).toEqual([sentence])
  })

  it.each([
    ['accent', '#12'],
    ['accent', '#12345g'],
    ['accent', '#123456;}'],
    ['danger', 7],
    ['spacing', '1'],
    ['spacing', Number.NaN],
    ['roundness', -0.1],
    ['shadows', 2.1],
    ['scheme', 'dim'],
    ['masthead', 'constructor'],
    ['masthead', 'Picture'],
    ['menu', null],
    ['measure', '68px'],
    ['measure', '68ch;}body{display:none'],
    ['fonts', null],
    ['fonts', { ...own.fonts, body: 'Comic Sans' }],
    ['fonts', { ...own.fonts, body: 'serif;}</style><script>' }],
    ['fonts', { ...own.fonts, body: '{fonts.heading}' }],
    ['fonts', { ...own.fonts, mono: fontStacks[6]!.families }],
    ['fonts', { ...own.fonts, code: 'monospace' }],
    ['fontFiles', [{ family: 'X', file: 'https://example.org/x.woff2', weight: '400' }]],
    ['__proto__x', 1],
    ['toString', 1],
  ])('is refused with %s as %j', (name, value) => {
    expect(wrong({ [name]: value })).toHaveLength(1)
  })
})

describe('what the root says of a look', () => {
  it('is what is not as by default', () => {
    expect(lookAttributes(own)).toEqual({})
    expect(lookAttributes({ ...own, scheme: 'dark', masthead: 'line', links: 'footer' })).toEqual({
      'data-look-masthead': 'line',
      'data-look-links': 'footer',
    })
  })
})

it('each choice of fonts ends with one that every machine has, and can stand in a style sheet', () => {
  for (const { families } of fontStacks) {
    expect(families).toMatch(/,(sans-serif|serif)$/)
    expect(families).toMatch(/^[\w\s",-]+$/)
    const properties = customProperties({ ...theme, fonts: { ...theme.fonts, body: families } })
    expect(properties.get('--chakra-fonts-body')).toBe(families)
  }
  expect(new Set(fontStacks.map(({ name }) => name)).size).toBe(fontStacks.length)
})
