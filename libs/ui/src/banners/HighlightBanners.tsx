import { type Banner, HighlightBanner } from './HighlightBanner.tsx'
import { useState } from 'react'
import { texts } from './messages.ts'

// Lives as long as the loaded page: a closed banner stays closed when its component is shown again.
const closed = new WeakSet<Banner>()

/** The banners to show, and how to close one until the page is loaded again. */
function useOpenBanners(banners: readonly Banner[]) {
  const [, setCount] = useState(0)
  return {
    open: banners.filter((banner) => !banner.Hidden && !closed.has(banner)),
    close: (banner: Banner) => {
      closed.add(banner)
      setCount((count) => count + 1)
    },
  }
}

/** The notices to show, from top to bottom. */
export interface HighlightBannersProps {
  banners: readonly Banner[]
}

/** A list of notices, each of which can be closed for as long as the page stays loaded; nothing for an empty list. */
export function HighlightBanners({ banners }: HighlightBannersProps) {
  const { open, close } = useOpenBanners(banners)
  if (open.length === 0) return null
  return (
    <section aria-label={texts.notices()}>
      {open.map((banner) => (
        <HighlightBanner key={`${banner.Text} ${banner.Route ?? ''}`} banner={banner} onClose={() => close(banner)} />
      ))}
    </section>
  )
}
