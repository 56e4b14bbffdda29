import type { Banner } from './banner.ts'
import { HighlightBanner } from './HighlightBanner.tsx'
import { useOpenBanners } from './use-open-banners.ts'

export interface HighlightBannersProps {
  banners: readonly Banner[]
}

/** A list of notices, each of which can be closed for as long as the page stays loaded; nothing for an empty list. */
export function HighlightBanners({ banners }: HighlightBannersProps) {
  const { open, close } = useOpenBanners(banners)
  if (open.length === 0) return null
  return (
    <section aria-label="Notices">
      {open.map((banner) => (
        <HighlightBanner key={`${banner.Text} ${banner.Route ?? ''}`} banner={banner} onClose={() => close(banner)} />
      ))}
    </section>
  )
}
