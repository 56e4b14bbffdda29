import type { Api, WorkingCopyBase } from '@sitewright/api-client'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useOptionalSite } from '../site-context.ts'
import { createCopyKeeper, type CopyKeeper } from './copy-keeper.ts'
import type { Keeping } from './keeper.ts'
import { createLocalCopies, type LocalCopies } from './local-copies.ts'
import type { LocalCopy } from './local-copy.ts'

/** What is edited, how it is written and read again, and what is in the editor. */
export interface WorkingCopyOptions<Content> {
  /** What it is of: 'page-7', 'menu', 'links', 'settings' or 'look'. Undefined: nothing is kept. */
  subject: string | undefined
  /** Something is being edited: every key may change it. */
  editing: boolean
  /** Another value whenever something has changed that the component knows of. */
  changed: unknown
  /**
   * What is in the editor with its newest words; undefined where that is what is stored. Asked for once in a second at
   * most, and in an idle moment, so that it need not be handed on for that.
   */
  read: () => { content: Content; base: WorkingCopyBase } | undefined
  /** @returns the content as text, without anything secret. */
  write: (content: Content) => string
  /** @returns the content in a text that anybody may have written; undefined if there is none. It never throws. */
  parse: (text: string) => Content | undefined
  /** False for what is stored. */
  isNews: (content: Content) => boolean
  /** The editor goes on from a copy. */
  onContinue: (content: Content, base: WorkingCopyBase) => void
  /** True if something was saved since the copy was begun. */
  isOlder?: (base: WorkingCopyBase) => boolean
}

/** What somebody typed before and did not save. */
export interface OfferedCopy {
  key: string
  /** Milliseconds since 1970. */
  saved: number
  /** Something was saved since it was begun. */
  older: boolean
  /** Goes on from it. */
  take: () => void
  /** Forgets it. */
  drop: () => void
}

/** What is kept of an editor, to be shown by `SaveState` and `WorkingCopyOffer`. */
export interface WorkingCopy extends Pick<Keeping, 'status' | 'keptAt'> {
  offers: readonly OfferedCopy[]
  /** To be called when something was saved or given up: what was kept of it is forgotten at once. */
  settle: () => void
  /** To be called when all of it is given up and the editor goes. */
  abandon: () => void
}

const nothing: Keeping = { status: 'off', keptAt: 0, offers: [] }
const keys = ['keydown', 'beforeinput', 'input', 'paste', 'drop'] as const

/** One connection for all editors of a document. */
let shared: LocalCopies | undefined

/**
 * Keeps what somebody is typing, and offers what they typed before and did not save. Nothing of it is anybody else's,
 * and nothing is written for a key: what there is to keep is read about once a second.
 */
export function useWorkingCopy<Content>(options: WorkingCopyOptions<Content>): WorkingCopy {
  const { subject, editing, changed } = options
  const api = useOptionalSite()?.api
  const latest = useLatest(options)
  const keeper = useMemo(
    () => (api && subject !== undefined ? createKeeper({ api, subject, options: latest }) : undefined),
    [api, subject, latest],
  )

  // a layout effect, so that editors below can still be asked for their words when all of it goes
  useLayoutEffect(() => {
    keeper?.start()
    return () => keeper?.stop()
  }, [keeper])

  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    if (seen.current !== changed) keeper?.touch()
    seen.current = changed
  })

  useEffect(() => {
    if (!keeper || !editing) return undefined
    for (const type of keys) window.addEventListener(type, keeper.touch, { capture: true, passive: true })
    return () => {
      for (const type of keys) window.removeEventListener(type, keeper.touch, { capture: true })
    }
  }, [keeper, editing])

  const keeping = useSyncExternalStore(
    keeper?.subscribe ?? subscribeToNothing,
    () => keeper?.now() ?? nothing,
    () => nothing,
  )

  function take(offer: LocalCopy) {
    const content = options.parse(offer.content)
    if (content === undefined) return
    keeper?.take(offer)
    options.onContinue(content, offer.base)
  }
  const offers = keeping.offers.map((offer) => ({
    ...{ key: offer.copy, saved: offer.saved },
    older: options.isOlder?.(offer.base) ?? false,
    take: () => take(offer),
    drop: () => keeper?.drop(offer),
  }))
  return {
    status: keeping.status,
    keptAt: keeping.keptAt,
    offers,
    settle: () => keeper?.keep(),
    abandon: () => keeper?.abandon(),
  }
}

const subscribeToNothing = () => () => {}

/** What was rendered last, for anyone who asks later. */
function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return useCallback(() => ref.current, [])
}

interface KeeperOptions<Content> {
  api: Api
  subject: string
  options: () => WorkingCopyOptions<Content>
}

function createKeeper<Content>({ api, subject, options }: KeeperOptions<Content>): CopyKeeper {
  return createCopyKeeper({
    ...{ api, subject, local: (shared ??= createLocalCopies()) },
    read() {
      const { read, write } = options()
      const found = read()
      return found && { base: found.base, content: write(found.content) }
    },
    isNews({ content: text }) {
      const { parse, isNews } = options()
      const content = parse(text)
      return content !== undefined && isNews(content)
    },
  })
}
