import { isApiError, isLoggedOut, isUnreachable, type Api, type WorkingCopyBase } from '@sitewright/api-client'
import type { LocalCopies, LocalCopy } from './local-copies.ts'
import { sortCopies } from './offered-copies.ts'

/** What is in an editor, as it is kept. */
export interface Snapshot {
  content: string
  base: WorkingCopyBase
}

/**
 * - `off`: nothing is kept, as the server would not have it.
 * - `nothing`: there is nothing that is not saved.
 * - `waiting`: the newest words are not on the server yet.
 * - `here`: they are on this device only, as the server cannot be reached.
 * - `out`: they are on this device only, as the session has ended.
 * - `kept`: the server has them.
 */
export type KeepingStatus = 'off' | 'nothing' | 'waiting' | 'here' | 'out' | 'kept'

export interface Keeping {
  status: KeepingStatus
  /** Milliseconds since 1970 when the server got the newest words; 0: never. */
  keptAt: number
  /** What this person typed before and did not save, the newest first. */
  offers: readonly LocalCopy[]
}

export interface CopyKeeper {
  subscribe: (listener: () => void) => () => void
  now: () => Keeping
  /** Looks for what was typed before. */
  start: () => void
  /** Something may have been typed: it is read within a second and a quarter. As cheap as can be, for every key calls it. */
  touch: () => void
  /** Reads and keeps it at once. */
  keep: () => void
  /** The editor goes on from an offer. */
  take: (offer: LocalCopy) => void
  /** The offer is of no use any more. */
  drop: (offer: LocalCopy) => void
  /** What is in the editor is given up, and the editor goes: nothing of it is kept. */
  abandon: () => void
  /** Keeps what is left to keep, and does nothing any more. */
  stop: () => void
}

export interface CopyKeeperOptions {
  api: Api
  /** What is edited, such as 'page-7'. */
  subject: string
  local: LocalCopies
  /** What is in the editor, newest words and all; undefined where it is no different from what is stored. */
  read: () => Snapshot | undefined
  /** False for an offer that is stored by now. */
  isNews: (offer: LocalCopy) => boolean
}

/** Milliseconds after a key until it is read, and until that is insisted on though there was no idle moment. */
const readAfter = 700
const insistAfter = 500

/** Milliseconds without a change until the server gets it, and the longest that it waits. */
const sendAfter = 3000
const sendWithin = 10_000

/** Milliseconds until a failed call is tried again; twice as long each time. */
const firstPause = 4000
const maxPause = 60_000

const followed = 8

/** Whoever types is not interrupted for it. */
const background = { background: true }

/**
 * Keeps what somebody is typing: at once in this browser, after a pause on the server, both for them alone. Without
 * React, so that it can also be told of what no component sees.
 */
export function createCopyKeeper({ api, subject, local, read, isNews }: CopyKeeperOptions): CopyKeeper {
  const name = randomName()
  const listeners = new Set<() => void>()
  let keeping: Keeping = { status: 'off', keptAt: 0, offers: [] }
  let account: number | undefined
  let own: LocalCopy | undefined
  /** What it goes on from, which the server may still have. */
  let taken: readonly LocalCopy[] = []
  /** The offer that only the server has. */
  let remote: LocalCopy | undefined
  let follows: readonly string[] = []
  let isRunning = false
  /** Whose words they are is not known yet, as the server cannot be reached. */
  let isTrying = false
  let reading: ReturnType<typeof setTimeout> | undefined
  let sending: ReturnType<typeof setTimeout> | undefined
  let unsentSince = 0
  let pause = firstPause
  /** What the server is told, one after the other. */
  let turn: Promise<unknown> = Promise.resolve()

  function tell(part: Partial<Keeping>) {
    keeping = { ...keeping, ...part }
    for (const listener of listeners) listener()
  }

  async function open() {
    try {
      const { kept: found, ...reply } = await api('GET private/working-copy-get.json.php', { subject }, background)
      const owner = { account: reply.account, subject }
      const isOther = (copy: LocalCopy) =>
        copy.account === owner.account && copy.subject === subject && copy.copy !== name
      const before = (await local.all().catch(() => [])).filter(isOther)
      const kept = found?.copy === name ? undefined : found
      const { offers, done } = sortCopies(before, kept, owner)
      const stale = [...done, ...offers.filter((offer) => !isNews(offer))]
      account = owner.account
      remote = offers.find(({ copy }) => !before.some((known) => known.copy === copy))
      tell({ status: 'nothing', offers: offers.filter((offer) => !stale.includes(offer)) })
      for (const copy of stale) forget(copy)
      keep()
    } catch (error) {
      // a person without the right to it, or a server of an older version, keeps nothing
      isTrying = isApiError(error) && (error.status === 0 || error.status >= 500 || isLoggedOut(error))
      if (isTrying && isRunning) wait(() => void open())
    }
  }

  /** Tries something again, later each time. */
  function wait(task: () => void) {
    clearTimeout(sending)
    sending = setTimeout(task, pause)
    pause = Math.min(pause * 2, maxPause)
  }

  function forget(copy: LocalCopy) {
    local.remove(copy).catch(() => {})
    const gone = { account: copy.account, subject, copy: copy.copy }
    turn = turn.then(() => api('POST private/working-copy-delete.json.php', gone, background)).catch(() => {})
  }

  /** Of what is in the editor, and of what that went on from. */
  function forgetAll() {
    for (const copy of own ? [...taken, own] : taken) forget(copy)
    own = undefined
    taken = []
  }

  function keep() {
    clearTimeout(reading)
    reading = undefined
    if (!isRunning) return
    if (account === undefined) {
      if (isTrying && read()) tell({ status: 'waiting' })
      return
    }
    const found = read()
    if (!found) {
      forgetAll()
      if (keeping.status !== 'nothing') tell({ status: 'nothing' })
      return
    }
    if (own && found.content === own.content && isSameBase(found.base, own.base)) return
    const base = follows.length > 0 ? { ...found.base, follows: [...follows] } : found.base
    own = { account, subject, copy: name, base, content: found.content, saved: Date.now(), sent: false }
    if (keeping.status !== 'here' && keeping.status !== 'out') tell({ status: 'waiting' })
    const after = taken
    // A browser that keeps nothing, or has no room: the server has it soon.
    local
      .put(own)
      .then(() => Promise.all(after.map((copy) => local.remove(copy))))
      .catch(() => {})
    unsentSince ||= Date.now()
    sendIn(Math.max(0, Math.min(sendAfter, unsentSince + sendWithin - Date.now())))
  }

  function sendIn(delay: number) {
    clearTimeout(sending)
    sending = setTimeout(send, delay)
  }

  function send() {
    turn = turn.then(sendNow)
  }

  async function sendNow() {
    const copy = own
    if (!copy || copy.sent) return
    const { saved: _, sent: __, ...sent } = copy
    const replaced = taken
    try {
      await keepRemote()
      await api('POST private/working-copy-put.json.php', sent, background)
    } catch (error) {
      if (own) tell({ status: statusAfter(error) })
      if (isRunning) wait(send)
      return
    }
    pause = firstPause
    taken = taken.filter((offer) => !replaced.includes(offer))
    if (own !== copy) {
      unsentSince = Date.now()
      if (own) sendIn(sendAfter)
      return
    }
    own = { ...copy, sent: true }
    unsentSince = 0
    local.putSent(own).catch(() => {})
    tell({ status: 'kept', keptAt: Date.now() })
  }

  /** The server has room for one copy: an offer that nobody has answered stays here instead. */
  async function keepRemote() {
    if (remote && keeping.offers.includes(remote)) await local.put({ ...remote, sent: false }).catch(() => {})
    remote = undefined
  }

  function away() {
    if (document.visibilityState !== 'hidden') return
    keep()
    if (own && !own.sent) sendIn(0)
  }

  function back() {
    pause = firstPause
    if (account === undefined) void open()
    else send()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => keeping,
    start() {
      isRunning = true
      document.addEventListener('visibilitychange', away)
      window.addEventListener('pagehide', keep)
      window.addEventListener('online', back)
      void open()
    },
    touch() {
      reading ??= setTimeout(() => inIdleMoment(keep), readAfter)
    },
    keep,
    take(offer) {
      taken = [...taken, offer]
      follows = [...new Set([...follows, ...(offer.base.follows ?? []), offer.copy])].slice(-followed)
      tell({ offers: keeping.offers.filter((other) => other !== offer) })
    },
    drop(offer) {
      forget(offer)
      tell({ offers: keeping.offers.filter((other) => other !== offer) })
    },
    abandon() {
      forgetAll()
      isRunning = false
    },
    stop() {
      keep()
      isRunning = false
      document.removeEventListener('visibilitychange', away)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', back)
      clearTimeout(reading)
      clearTimeout(sending)
      if (own && !own.sent) send()
    },
  }
}

function statusAfter(error: unknown): KeepingStatus {
  if (isLoggedOut(error)) return 'out'
  return isUnreachable(error) ? 'here' : 'waiting'
}

function inIdleMoment(work: () => void): void {
  // Safari has none
  if (typeof requestIdleCallback === 'undefined') work()
  else requestIdleCallback(work, { timeout: insistAfter })
}

function isSameBase(base: WorkingCopyBase, kept: WorkingCopyBase): boolean {
  return base.version === kept.version && base.draft === kept.draft && base.stored === kept.stored
}

/** `randomUUID` is there on https only. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
