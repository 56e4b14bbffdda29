import { useState } from 'react'
import type { Banner } from './banner.ts'

// Lives as long as the loaded page: a closed banner stays closed when its component is shown again.
const closed = new WeakSet<Banner>()

/** The banners to show, and how to close one until the page is loaded anew. */
export function useOpenBanners(banners: readonly Banner[]) {
  const [, setCount] = useState(0)
  return {
    open: banners.filter((banner) => !banner.Hidden && !closed.has(banner)),
    close: (banner: Banner) => {
      closed.add(banner)
      setCount((count) => count + 1)
    },
  }
}
