import type { UploadedFonts } from '@sitewright/api-client'
import type { UploadedFont } from '@sitewright/theme'
import { createContext, useContext } from 'react'

/** The fonts that the site has beside those of the list. */
export interface SiteFonts {
  fonts: UploadedFonts
  /** Reads them again. */
  refresh: () => Promise<void>
}

/** Is given by the screen Look to all of its parts. */
export const SiteFontsContext = createContext<SiteFonts>({ fonts: [], refresh: async () => {} })

export function useSiteFonts(): SiteFonts {
  return useContext(SiteFontsContext)
}

/** As the package theme has them. */
export function themeFonts(fonts: UploadedFonts): readonly UploadedFont[] {
  return fonts as readonly (UploadedFonts[number] & UploadedFont)[]
}
