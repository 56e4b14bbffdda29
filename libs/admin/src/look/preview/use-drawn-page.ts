import { drawLookPreview } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import { toFields, type LookDraft } from '../look-draft.ts'

/** Milliseconds after the last change until the page is drawn: a slider that is dragged changes at every frame. */
const pause = 120

export interface WantedPage {
  /** Address of the page on the site. */
  path: string
  draft: LookDraft
  /** In which surroundings the visitor is. */
  scheme: 'light' | 'dark'
  /** Another number where it has to be drawn again. */
  round: number
}

export interface DrawnPage {
  path: string
  html: string
}

export interface DrawnPageState {
  page: DrawnPage | undefined
  /** The page there is, is not the one that is wanted. */
  waiting: boolean
  /** Why it could not be drawn, where it could not. */
  failure: unknown
}

/** The page as it would look, drawn by the server again whenever something of it changes. */
export function useDrawnPage({ path, draft, scheme, round }: WantedPage): DrawnPageState {
  const { look, footer } = draft
  const shown = look.scheme === 'visitor' ? { ...look, scheme } : look
  const wanted = JSON.stringify({ path, round, ...toFields({ look: shown, footer }) })
  const [drawn, setDrawn] = useState<{ wanted: string; page?: DrawnPage; failure?: unknown }>({ wanted: '' })

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const { round: _, ...preview } = JSON.parse(wanted) as Parameters<typeof drawLookPreview>[0] & { round: number }
      drawLookPreview(preview, { signal: stop.signal }).then(
        (html) => setDrawn({ wanted, page: { path: preview.path, html } }),
        (error: unknown) => {
          if (stop.signal.aborted) return
          console.error(error)
          setDrawn((before) => ({ ...before, wanted, failure: error }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])

  const isCurrent = drawn.wanted === wanted
  return { page: drawn.page, waiting: !isCurrent, failure: isCurrent ? drawn.failure : undefined }
}
