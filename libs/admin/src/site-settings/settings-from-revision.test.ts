import { describe, expect, it } from 'vitest'
import { sampleSettings } from '../testing/settings-samples.ts'
import { fieldsOf } from './setting-fields.ts'
import { namedBy, readRevision, settingsFromRevision } from './settings-from-revision.ts'

const stored = fieldsOf(sampleSettings)
const { CaptchaSecretKey: _, ...content } = sampleSettings

describe('the settings of a revision', () => {
  it('are read as the form holds them', () => {
    const { CaptchaSecretKey: _secret, ...fields } = stored
    expect(readRevision(JSON.stringify(content), stored)).toEqual(fields)
  })

  it('are read without a secret key and what is none of them', () => {
    const text = JSON.stringify({ SiteTitle: 'Huts', CaptchaSecretKey: 'x', toString: 'y', DefaultPage: '7', Other: 1 })
    expect(readRevision(text, stored)).toEqual({ SiteTitle: 'Huts' })
    for (const none of ['', 'null', '[]', '{"Other":1}']) expect(readRevision(none, stored)).toBeUndefined()
  })

  it('name a page and images', () => {
    expect(namedBy({ ...content, SiteLogoSmall: 0, SiteBodyWidth: '800', TrashDays: '30' })).toEqual({
      page: 1,
      images: [101, 103, 104],
    })
    expect(namedBy({ SiteTitle: 'Huts' })).toEqual({ page: 0, images: [] })
  })

  it('name nothing where a page or an image is gone, which is told', () => {
    const revision = { SiteTitle: 'Huts', DefaultPage: 7, SiteLogoLarge: 101, SiteLogoSmall: 102, SiteFavicon: 0 }
    expect(settingsFromRevision(revision, { pages: new Set([1]), images: new Set([102]) })).toEqual({
      settings: { SiteTitle: 'Huts', DefaultPage: 0, SiteLogoLarge: 0, SiteLogoSmall: 102, SiteFavicon: 0 },
      lost: ['Default page', 'Site logo large'],
    })
  })
})
