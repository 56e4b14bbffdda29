import { pagePictureUrl } from '@sitewright/api-client'
import { useState } from 'react'
import { SharePreviews } from '../shared/SharePreviews.tsx'
import type { SettingFields } from './setting-fields.ts'
import { texts } from './messages.ts'

export interface SitePreviewsProps {
  fields: SettingFields
  /** As the server has them: other ones are another picture. */
  stored: SettingFields
  /** Name of the default page, where there is one. */
  page: string
}

/** How the site's own address shows in search results and where people share it, as typed; the picture as it was saved. */
export function SitePreviews({ fields, stored, page }: SitePreviewsProps) {
  const version = useVersion(stored)
  const { SiteTitle, SiteMetaDescription, DefaultPage } = fields
  const title = page && SiteTitle && page !== SiteTitle ? `${page} – ${SiteTitle}` : page || SiteTitle
  return (
    <SharePreviews
      title={page || SiteTitle}
      result={title}
      address={window.location.origin}
      description={SiteMetaDescription}
      picture={DefaultPage > 0 ? pagePictureUrl(DefaultPage, version) : ''}
      noPicture={texts.noPicture()}
    />
  )
}

/** Another text for each stored object, also when the screen is opened again: the browser keeps pictures by their address. */
function useVersion(stored: SettingFields): string {
  const [opened] = useState(() => Date.now())
  const [seen, setSeen] = useState({ stored, count: 0 })
  if (seen.stored !== stored) setSeen({ stored, count: seen.count + 1 })
  return `${opened}-${seen.count}`
}
