const plainId = /^[\w-]{11}$/
const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
/** The parts of a path before the id, as in `/embed/{id}`. */
const folders = ['embed', 'shorts', 'live', 'v', 'e']

/** The id in what somebody typed: the id itself or any address of the video at YouTube; undefined where there is none. */
export function readVideoId(typed: string): string | undefined {
  const text = typed.trim()
  if (plainId.test(text)) return text
  const id = idInAddress(text)
  return id !== undefined && plainId.test(id) ? id : undefined
}

function idInAddress(text: string): string | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url) return undefined
  const [folder = '', id] = url.pathname.split('/').slice(1)
  if (url.hostname === 'youtu.be') return folder
  if (!hosts.test(url.hostname)) return undefined
  return folders.includes(folder) ? id : (url.searchParams.get('v') ?? undefined)
}

/** Where the video is watched at YouTube. */
export function videoAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}
