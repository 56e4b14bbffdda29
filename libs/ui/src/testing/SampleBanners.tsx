import type { Banner } from '../banners/HighlightBanner.tsx'
import { HighlightBanners } from '../banners/HighlightBanners.tsx'

const samples: Banner[] = [
  {
    Text: 'Our lodge policy has changed: please read it before you book',
    BackgroundColour: '#ffd24a',
    Hidden: false,
    Route: 'covid19',
  },
  {
    Text: 'Volcano alert: the crater tracks are closed for the time being',
    BackgroundColour: '#b3261e',
    Hidden: false,
  },
]

/** Two sample notices, to see and to copy: one with a link, one without. */
export function SampleBanners() {
  return <HighlightBanners banners={samples} />
}
