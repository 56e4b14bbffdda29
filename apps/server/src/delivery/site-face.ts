import { documentColorsOf, type Look } from '@sitewright/theme'
import { unknownFace, type SiteFace } from '../http/error-page.ts'
import type { CurrentLook } from '../look/looks.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings/settings.ts'

/** What pages are made of that says who speaks. */
export interface SeenSite {
  settings: Pick<Settings, 'SiteTitle' | 'SiteLanguage'>
  look: Pick<CurrentLook, 'look'>
}

/** How the site was when it could be read last: it is needed when it cannot be. */
export function createSiteFace({ settings, looks }: Pick<Services, 'settings' | 'looks'>) {
  let face = unknownFace
  let drawn: Look | undefined

  /** Takes over what a page was made of. */
  function see({ settings: { SiteTitle: title, SiteLanguage: language }, look: { look } }: SeenSite): void {
    // the same for as long as no other look is published
    const colors = look === drawn ? face.colors : documentColorsOf(look)
    drawn = look
    face = { title, language, colors }
  }

  return {
    see,
    last: (): SiteFace => face,
    /** For when no page was made yet. */
    async read(): Promise<void> {
      const [read, look] = await Promise.all([settings.all(), looks.current()])
      see({ settings: read, look })
    },
  }
}
