import { Spinner } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { SectionViewProps } from '../section-type.ts'
import { useLoaded } from '../use-loaded.ts'
import { loadPlayerScript } from './load-player-script.ts'
import type { VideoConfig } from './model.ts'
import { readVideoId, videoAddress } from './video-id.ts'

async function loadPlayer() {
  // The player's own code expects the script to be there, and would fail where nobody sees it.
  const [{ Player }] = await Promise.all([import('./Player.tsx'), loadPlayerScript()])
  return Player
}

/**
 * A video as visitors see it: at first a button and its address, without a script and without another host. The player
 * is fetched, and the video asked for, once it is to be played. What is no video shows nothing.
 */
export function VideoView({ config }: SectionViewProps<VideoConfig>) {
  const id = readVideoId(config.id ?? '')
  return id === undefined ? null : <Video key={id} id={id} />
}

function Video({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  function play() {
    setWanted(true)
    // The button is gone with this press.
    frame.current?.focus()
  }

  return (
    <div className="video" role="group" aria-label="Video">
      <div className="frame" ref={frame} tabIndex={-1}>
        {wanted ? (
          <WantedVideo id={id} />
        ) : (
          <button type="button" onClick={play}>
            Play video
          </button>
        )}
      </div>
      <p>
        <a href={videoAddress(id)} target="_blank" rel="noopener noreferrer">
          Watch on YouTube
        </a>
      </p>
    </div>
  )
}

function WantedVideo({ id }: { id: string }) {
  const player = useLoaded(loadPlayer)
  if (player.state === 'waiting') return <Spinner label="Loading video..." />
  if (player.state === 'failed') return <p role="status">The video player could not be loaded.</p>
  return <player.value id={id} />
}
