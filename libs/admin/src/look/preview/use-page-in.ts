import { useEffect, useEffectEvent, useRef } from 'react'
import { beginPage, clickedAddress, drawInto } from './draw-into.ts'
import { scrollTo, type ShownPlace } from './show-place.ts'
import type { DrawnPage } from './use-drawn-page.ts'

/** Milliseconds in which a browser has come to where it was to scroll. */
const journey = 1000

export interface PageInOptions {
  /** Undefined until there is one. */
  page: DrawnPage | undefined
  /** What is to be seen of it. */
  shown: ShownPlace | undefined
  /** Is told the address of a link that is followed. */
  onGo: (path: string) => void
}

/** Draws a page into a frame, scrolls to what is to be seen of it, and tells which links are followed in it. */
export function usePageIn({ page, shown, onGo }: PageInOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const last = useRef<string>(undefined)
  /** Where the page is on its way to: one that is drawn again meanwhile is there at once. */
  const aim = useRef<{ top: number; until: number }>(undefined)
  const go = useEffectEvent((event: Event) => {
    event.preventDefault()
    const address = clickedAddress(event)
    if (address !== undefined) onGo(address)
  })
  const draw = useEffectEvent(({ html, path }: DrawnPage, view: Window) => {
    const keepsPlace = last.current === path
    const isOnItsWay = aim.current !== undefined && performance.now() < aim.current.until
    const stays = keepsPlace && shown !== undefined && (isOnItsWay || scrollTo(shown.place, view) === undefined)
    const top = !keepsPlace ? 0 : isOnItsWay && aim.current ? aim.current.top : view.scrollY
    drawInto(view, { html, top })
    last.current = path
    const moved = stays ? scrollTo(shown.place, view) : undefined
    if (moved !== undefined) view.scrollTo({ top: moved, behavior: 'instant' })
  })

  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!document) return undefined
    beginPage(document)
    const listen = (event: Event) => go(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])

  useEffect(() => {
    const view = frame.current?.contentWindow
    if (page && view) draw(page, view)
  }, [page])

  useEffect(() => {
    const view = frame.current?.contentWindow
    const top = shown && view ? scrollTo(shown.place, view) : undefined
    if (!view || top === undefined) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    aim.current = { top, until: performance.now() + journey }
    view.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
  }, [shown])

  return frame
}
