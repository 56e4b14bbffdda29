import { defineContent, defineSettings, image, number, text } from '@sitewright/page-kit/content'
import { definePageKindServer, type PageKindServer } from '@sitewright/page-kit/server'

const manifest = {
  kind: 'huts',
  title: 'Huts',
  detail: 'The huts of the club.',
  permissions: { 'plugin.huts.editor': 'Edit huts' },
  editor: 'plugin.huts.editor',
}

/** Settings as the package of a kind declares them, of which visitors may read the telephone number. */
export const hutSettings = defineSettings({
  manifest,
  editors: ['core.admin', manifest.editor],
  visible: ['phone'],
  content: defineContent({
    phone: text({ required: true, maxLength: 40 }),
    longestStay: number({ min: 1, max: 30, whole: true, unit: 'nights' }),
    keyCode: text(),
    photo: image(),
  }),
})

/** A kind that uses what the server carries out for kinds. Each of its pages shows the telephone number of the club. */
export function hutKind(parts: Partial<PageKindServer> = {}): PageKindServer {
  return definePageKindServer({
    manifest,
    settings: hutSettings,
    blank: () => '',
    clean: (content) => content,
    text: (content) => content,
    // nothing but the settings
    dependsOn: () => [],
    answer: async ({ settings }) => ({ phone: (await settings.read(hutSettings)).phone }),
    ...parts,
  })
}
