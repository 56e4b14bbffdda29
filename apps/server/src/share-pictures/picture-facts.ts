import type { Settings } from '../settings/settings.ts'
import type { FirstPicture } from './first-picture.ts'

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
  /** A picture of the page, which is shown instead of words. */
  first?: FirstPicture
}

export interface FilesOfPicture {
  /** That of the logo's file, if everybody may have it. */
  logoVersion: string | undefined
  first: FirstPicture | undefined
}

export function pictureFacts(
  { id, title }: { id: number; title: string },
  { SiteTitle, SiteMetaDescription, SiteLogoLarge, DefaultPage }: Settings,
  { logoVersion, first }: FilesOfPicture,
): PictureFacts {
  return {
    ...{ id, title, isStart: DefaultPage === id, siteTitle: SiteTitle, siteDescription: SiteMetaDescription },
    ...(logoVersion !== undefined && { logo: { id: SiteLogoLarge, version: logoVersion } }),
    ...(first && { first }),
  }
}
