import { chakra, defineStyle } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'

// 49.44 is the CIE lightness on which black and white text have the same contrast (4.58:1, WCAG 2).
const readable = 'lab(from var(--banner-colour) calc((49.44 - l) * infinity) 0 0)'

const bannerStyles = defineStyle({
  display: 'flex',
  alignItems: 'center',
  height: '32px',
  background: 'var(--banner-colour)',
  color: 'black',
  '@supports (color: lab(from red l 0 0))': { color: readable },
  fontWeight: 'medium',
  textAlign: 'center',
  '& > a, & > span': {
    flex: 1,
    minWidth: 0,
    paddingInlineStart: '4',
    // Two lines fit into the height on a narrow screen.
    lineClamp: 2,
    fontSize: 'xs',
    lineHeight: '16px',
    md: { lineClamp: 1, fontSize: 'sm', lineHeight: '32px' },
  },
  '& > a': { cursor: 'pointer', _hover: { textDecoration: 'underline' } },
  '& > button': { color: 'inherit', width: '32px', height: '32px' },
})

/** The notice to show, and what happens when it is closed. */
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

/** A notice in a row of its own above everything else (entity of the specification, A§2). */
export interface Banner {
  Text: string
  /** Any CSS colour; the text becomes black or white, whichever can be read on it. */
  BackgroundColour: string
  Hidden: boolean
  /** A path of this site, with or without a leading `/`. */
  Route?: string | undefined
}
