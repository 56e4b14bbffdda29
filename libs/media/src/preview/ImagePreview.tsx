import type { Api } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import type { Viewer as ViewerComponent } from './Viewer.tsx'

/** An image of the site that a preview can show. */
export interface PreviewImage {
  id: number
  name: string
  /** Px, where they are known: then the preview loads no more than the screen can show. */
  width?: number | null
  height?: number | null
}

/** The images of a preview, and the one that it opens with. */
export interface ImagePreviewProps {
  /** All that one can go through. */
  images: readonly PreviewImage[]
  /** Index of the one to begin with. */
  start: number
  onClose: () => void
  api: Api
}

/**
 * Shows images one at a time on the whole screen, each with its caption: previous and next by buttons, arrow keys and
 * swiping, larger by wheel, double click and two fingers. Its code is fetched when it is first shown; should that fail,
 * it says so to the console and closes.
 */
export function ImagePreview(props: ImagePreviewProps) {
  const { onClose } = props
  const [viewer, setViewer] = useState<{ component: typeof ViewerComponent }>()

  useEffect(() => {
    let gone = false
    import('./Viewer.tsx').then(
      ({ Viewer }) => {
        if (!gone) setViewer({ component: Viewer })
      },
      (error: unknown) => {
        console.error(error)
        if (!gone) onClose()
      },
    )
    return () => {
      gone = true
    }
  }, [onClose])

  return viewer && props.images.length > 0 ? <viewer.component {...props} /> : null
}
