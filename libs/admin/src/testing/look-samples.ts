import type { FooterFields, LookFields, PublishedLook, UploadedFonts } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { lookOf, theme } from '@sitewright/theme'
import { pageChoices } from './page-choices.ts'
import { samplePages } from './samples.ts'
import { sampleSettings } from './settings-samples.ts'

export const publishLook = 'POST private/look-publish.json.php'
export const loadLook = 'GET private/look-get.json.php'

const builtIn: LookFields = { ...lookOf(theme), fontFiles: [...theme.fontFiles] }

export const sampleFooter: FooterFields = { columns: [], line: '', imprint: 0, privacy: 0 }

export const sampleLook: PublishedLook = { id: 7, look: builtIn, footer: sampleFooter, builtIn }

export const lookAnswers = {
  [loadLook]: () => sampleLook,
  [publishLook]: () => ({ id: 8 }),
  'GET private/look-get-fonts.json.php': (): UploadedFonts => [],
  'GET private/page-get-choices.json.php': pageChoices(() => samplePages),
  'GET private/get-site-settings.json.php': () => sampleSettings,
  'GET private/document-get-state.json.php': () => ({ version: 3, saved: 0, by: '' }),
  'POST private/set-site-settings.json.php': () => ({}),
  'GET protected/get-system-property.json.php': () => ['Ridgeline Club'],
  'GET private/look-get-history.json.php': () => [
    { id: 7, published: 1_790_000_000, by: 'Ana Māhina' },
    { id: 5, published: 1_780_000_000, by: '' },
  ],
  'GET private/look-get-former.json.php': () => ({
    look: { ...builtIn, accent: '#8a1c4b' },
    footer: { ...sampleFooter, line: 'Since 1921' },
  }),
} satisfies Answers

/** A font that was uploaded, which no look has. */
export const sampleFont: UploadedFonts[number] = {
  ...{ id: 3, family: 'Club Sans', kind: 'sans', bytes: 48_256, published: false, former: false },
  files: [
    {
      ...{ family: 'Club Sans', file: '/assets/font-0123456789abcdef.woff2', weight: '100 900' },
      fallback: { kind: 'sans', regular: { size: 107.29, ascent: 90.29, descent: 22.49, lineGap: 0 } },
    },
  ],
}
