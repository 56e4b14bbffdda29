import { defineMessages } from '@sitewright/messages'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { loadLanguages } from './languages.ts'
import { runInLanguage } from './read-language.ts'

const texts = defineMessages('hut', { heading: 'Huts', beds: '{count, plural, one {# bed} other {# beds}}' })
const file = (hut: object) => async () => ({ default: { hut } })
const nothingBroken = () => expect.unreachable()

describe('loadLanguages', () => {
  it('puts a narrow language over the wider one', async () => {
    const { of } = await loadLanguages(
      {
        de: { huts: file({ heading: 'Hütten', beds: '{count} Betten' }) },
        'de-AT': { huts: file({ heading: 'Hüttn' }) },
      },
      nothingBroken,
    )
    expect(of('de-AT')).toEqual({ tag: 'de-AT', translations: { hut: { heading: 'Hüttn', beds: '{count} Betten' } } })
    expect(of('de').translations).toEqual({ hut: { heading: 'Hütten', beds: '{count} Betten' } })
    expect(of('nl')).toEqual({ tag: 'nl', translations: {} })
  })

  it('goes on without a file that cannot be read, and says which', async () => {
    const error = new Error('no JSON')
    const broken: unknown[] = []
    const { of } = await loadLanguages(
      { de: { old: () => Promise.reject(error), huts: file({ heading: 'Hütten' }) } },
      (each) => broken.push(each),
    )
    expect(broken).toEqual([{ package: 'old', language: 'de', error }])
    expect(of('de').translations).toEqual({ hut: { heading: 'Hütten' } })
  })
})

describe('runInLanguage', () => {
  it('holds for work that waits, however much goes on beside it', async () => {
    const { of } = await loadLanguages(
      { de: { huts: file({ heading: 'Hütten' }) }, fr: { huts: file({ heading: 'Refuges' }) } },
      nothingBroken,
    )
    const said = ['de', 'fr', 'nl'].map((tag) =>
      runInLanguage(of(tag), async () => {
        await setTimeout(1)
        return texts.heading()
      }),
    )
    expect(await Promise.all(said)).toEqual(['Hütten', 'Refuges', 'Huts'])
    expect(texts.heading()).toBe('Huts')
  })
})
