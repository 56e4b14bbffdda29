import { createElement } from 'react'
import { texts } from '../view-messages.ts'
import 'youtube-video-element'

export interface PlayerProps {
  /** The id of the video at YouTube. */
  id: string
}

/** Plays a video, in YouTube's player without cookies. Reached by `import()` only, after YouTube's own script. */
export function Player({ id }: PlayerProps) {
  return createElement('youtube-video', {
    src: `https://www.youtube-nocookie.com/embed/${id}`,
    autoplay: true,
    controls: true,
    playsInline: true,
    ref: nameFrame,
  })
}

/** Screen readers announce a frame by its title; the element makes one without. */
function nameFrame(player: HTMLElement | null) {
  player?.addEventListener('loadedmetadata', () => {
    player.shadowRoot?.querySelector('iframe')?.setAttribute('title', texts.youtube())
  })
}
