import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, videoSection } from '../../testing/sample-pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import './VideoView.tsx'

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*=youtube]'))
const players = () => Array.from(document.querySelectorAll('youtube-video'))
const twoVideos = page(videoSection('dQw4w9WgXcQ'), videoSection('https://youtu.be/a-B_c9WgXcQ'))

/** What YouTube's script does once it is there, in small. */
function youtubeIsReady() {
  // jsdom's video elements have no list of captions that could be listened to
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { get: () => new EventTarget() })
  class Player {
    addEventListener() {}
    destroy() {}
  }
  Object.assign(window, { YT: { Player, PlayerState: {} } })
  window.onYouTubeIframeAPIReady?.()
}

async function pressPlay(user: Awaited<ReturnType<typeof showPage>>['user']) {
  const [button] = screen.getAllByRole('button', { name: 'Play video' })
  await user.click(button as HTMLElement)
}

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('a video section', () => {
  it('links to the video, and loads nothing until it is to be played (SECT-058)', async () => {
    await showPage({ content: [twoVideos] })
    expect(screen.getAllByRole('link', { name: 'Watch on YouTube' }).map((link) => link.getAttribute('href'))).toEqual([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=a-B_c9WgXcQ',
    ])
    expect(scripts()).toEqual([])
  })

  it('says so if the player cannot be loaded, and tries again with the next video', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await showPage({ content: [twoVideos] })
    await pressPlay(user)
    await waitFor(() => expect(scripts()).toHaveLength(1))
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')))
    expect(await screen.findByText('The video player could not be loaded.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Watch on YouTube' })).toHaveLength(2)
    expect(scripts()).toEqual([])
    await pressPlay(user)
    await waitFor(() => expect(scripts()).toHaveLength(1))
  })

  it('embeds a player, whose script is loaded once however many videos are played (SECT-058, SECT-059)', async () => {
    const { user } = await showPage({ content: [twoVideos] })
    await pressPlay(user)
    await pressPlay(user)
    await waitFor(() => expect(scripts()).toHaveLength(1))
    await act(async () => youtubeIsReady())
    await waitFor(() => expect(players()).toHaveLength(2))
    expect(scripts()).toHaveLength(1)
    expect(players().map((player) => player.getAttribute('src'))).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/a-B_c9WgXcQ',
    ])
    expect(players()[0]?.parentElement?.contains(document.activeElement)).toBe(false)
    expect(players()[1]?.parentElement).toHaveFocus()
  })
})
