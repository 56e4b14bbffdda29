import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { IconButton } from '../IconButton.tsx'
import styles from './HighlightBanner.module.css'
import { texts } from './messages.ts'

/** The notice to show, and what happens when it is closed. */
export interface HighlightBannerProps {
  banner: Banner
  onClose: () => void
}

/** One notice, 32 px high; with a Route all of it is a link. */
export function HighlightBanner({ banner, onClose }: HighlightBannerProps) {
  const { Text, BackgroundColour, Route } = banner
  if (banner.Hidden) return null
  return (
    <div className={styles.banner} style={{ '--banner-colour': BackgroundColour } as CSSProperties}>
      {Route ? <a href={`/${Route.replace(/^\/+/, '')}`}>{Text}</a> : <span>{Text}</span>}
      <IconButton label={texts.close()} icon={<X />} onClick={onClose} />
    </div>
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
