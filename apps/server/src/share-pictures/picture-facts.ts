import type { Settings } from '../settings/settings.ts'

/** What a page's picture is made of. */
export interface PictureFacts {
  /** Of the page. */
  id: number
  title: string
  /** True for the page at `/`, which stands for the site. */
  isStart: boolean
  siteTitle: string
  /** What is said of the site. */
  siteDescription: string
  /** An image file, and the version that everybody may have; absent: no logo is shown. */
  logo?: { id: number; version: string }
}

/** @param logoVersion that of the logo's file, if everybody may have it. */
export function pictureFacts(
  { id, title }: { id: number; title: string },
  { SiteTitle, SiteMetaDescription, SiteLogoLarge, DefaultPage }: Settings,
  logoVersion: string | undefined,
): PictureFacts {
  return {
    ...{ id, title, isStart: DefaultPage === id, siteTitle: SiteTitle, siteDescription: SiteMetaDescription },
    ...(logoVersion !== undefined && { logo: { id: SiteLogoLarge, version: logoVersion } }),
  }
}
