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
