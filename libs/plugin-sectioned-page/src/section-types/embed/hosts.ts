import { readVideoId } from '../video/video-id.ts'

/** How much room what is embedded wants. */
export type EmbedShape = 'wide' | 'tall' | 'low'

/** A site whose content may be embedded. */
interface EmbedHost {
  /** What readers are told whom they ask. */
  name: string
  /** From where it is loaded, as Content-Security-Policy says it. */
  source: string
  shape: EmbedShape
  /** The address that is loaded into a frame, for any address that people copy there; undefined for another site's. */
  frame: (url: URL) => string | undefined
}

const part = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.[1]
const host = (url: URL) => url.hostname.replace(/^www\./, '')

/** The allow-list: nothing is embedded from anywhere else. Another site is one entry more. */
export const embedHosts: readonly EmbedHost[] = [
  {
    name: 'YouTube',
    source: 'https://www.youtube-nocookie.com',
    shape: 'wide',
    frame(url) {
      const id = readVideoId(url.href)
      return id && `https://www.youtube-nocookie.com/embed/${id}`
    },
  },
  {
    name: 'Vimeo',
    source: 'https://player.vimeo.com',
    shape: 'wide',
    frame(url) {
      if (!['vimeo.com', 'player.vimeo.com'].includes(host(url))) return undefined
      const [, id, key = url.searchParams.get('h')] = /\/(\d{4,12})(?:\/([\da-f]{6,16}))?\/?$/.exec(url.pathname) ?? []
      return id && `https://player.vimeo.com/video/${id}?dnt=1${key && /^[\da-f]+$/.test(key) ? `&h=${key}` : ''}`
    },
  },
  {
    name: 'OpenStreetMap',
    source: 'https://www.openstreetmap.org',
    shape: 'wide',
    frame: (url) => keep(url, 'www.openstreetmap.org', /^\/export\/embed\.html$/),
  },
  {
    name: 'Google Maps',
    source: 'https://www.google.com',
    shape: 'wide',
    frame: (url) => keep(url, 'www.google.com', /^\/maps\/embed$/),
  },
  {
    name: 'Google Calendar',
    source: 'https://calendar.google.com',
    shape: 'tall',
    frame: (url) => keep(url, 'calendar.google.com', /^\/calendar\/embed$/),
  },
  {
    name: 'Google Forms',
    source: 'https://docs.google.com',
    shape: 'tall',
    frame(url) {
      const id = url.hostname === 'docs.google.com' ? part(url, /^\/forms\/d\/e\/([\w-]+)\/viewform$/) : undefined
      return id && `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`
    },
  },
  {
    name: 'Microsoft Forms',
    source: 'https://forms.office.com',
    shape: 'tall',
    frame: (url) => keep(url, 'forms.office.com', /^\/(?:Pages\/ResponsePage\.aspx|[re]\/[\w-]+)$/),
  },
  {
    name: 'Spotify',
    source: 'https://open.spotify.com',
    shape: 'low',
    frame(url) {
      const what = /^\/(?:intl-[a-z]+\/)?(?:embed\/)?((?:track|album|playlist|episode|show|artist)\/[\da-zA-Z]+)$/
      const id = url.hostname === 'open.spotify.com' ? part(url, what) : undefined
      return id && `https://open.spotify.com/embed/${id}`
    },
  },
  {
    name: 'SoundCloud',
    source: 'https://w.soundcloud.com',
    shape: 'low',
    frame(url) {
      if (!['soundcloud.com', 'm.soundcloud.com'].includes(host(url)) || !/^\/[\w-]+\/[\w/-]+$/.test(url.pathname))
        return undefined
      return `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${url.pathname}`)}`
    },
  },
  {
    name: 'Komoot',
    source: 'https://www.komoot.com',
    shape: 'tall',
    frame(url) {
      const isThere = /^komoot\.(?:com|de)$/.test(host(url))
      const id = isThere ? part(url, /^\/(?:[a-z-]{2,5}\/)?tour\/(\d+)(?:\/.*)?$/) : undefined
      return id && `https://www.komoot.com/tour/${id}/embed`
    },
  },
]

function keep(url: URL, hostname: string, path: RegExp): string | undefined {
  return url.hostname === hostname && path.test(url.pathname)
    ? `https://${hostname}${url.pathname}${url.search}`
    : undefined
}

/** What is embedded for a typed address, and whose it is. */
export interface Embedded {
  host: EmbedHost
  frame: string
  /** Where the same is seen in a window of its own. */
  address: string
}

/** Undefined for what is no address of a site on the list. */
export function embeddedAt(typed: string): Embedded | undefined {
  const text = typed.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || url.username !== '' || url.port !== '') return undefined
  for (const each of embedHosts) {
    const frame = each.frame(url)
    if (frame) return { host: each, frame, address: `https://${url.host}${url.pathname}${url.search}` }
  }
  return undefined
}

/** The address in what somebody pasted: in the code of a frame, which sites offer for embedding, that of the frame. */
export function addressIn(pasted: string): string {
  const [, address] = /<iframe\b[^>]*?\ssrc=["']([^"']+)["']/i.exec(pasted) ?? []
  return address === undefined ? pasted : address.replaceAll('&amp;', '&')
}
