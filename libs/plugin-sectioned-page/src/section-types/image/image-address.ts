import { cleanUrl, imageSchemes } from '@sitewright/html'

/** The address of an image that older content brings, if it may be shown: http(s) or relative (Q133). */
export function imageAddress(url: string): string | undefined {
  return cleanUrl(url, imageSchemes)
}
