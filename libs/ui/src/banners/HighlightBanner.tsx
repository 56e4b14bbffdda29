import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import type { Banner } from './banner.ts'
import { bannerStyles } from './banner-styles.ts'

export interface HighlightBannerProps {
  banner: Banner
  onClose: () => void
}

const Row = chakra('div', { base: bannerStyles })

/** One notice, 32 px high; with a Route all of it is a link. */
export function HighlightBanner({ banner, onClose }: HighlightBannerProps) {
  const { Text, BackgroundColour, Route } = banner
  if (banner.Hidden) return null
  return (
    <Row css={{ '--banner-colour': BackgroundColour }}>
      {Route ? <a href={`/${Route.replace(/^\/+/, '')}`}>{Text}</a> : <span>{Text}</span>}
      <IconButton label="Close" icon={<X />} onClick={onClose} />
    </Row>
  )
}
