import { isApiError, isLoggedOut, type WorkingCopyBase } from '@sitewright/api-client'
import { background, forget, forgetAll, keepHere, send, sendIn, sendSoon, wait } from './keep-on-server.ts'
import {
  firstPause,
  isKeepingTrouble,
  newKeeper,
  tell,
  type CopyKeeperOptions,
  type Keeper,
  type Keeping,
} from './keeper.ts'
import type { LocalCopy } from './local-copy.ts'
import { sortCopies } from './offered-copies.ts'

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

/** Milliseconds after a key until it is read, and until that is insisted on though there was no idle moment. */
const readAfter = 700
const insistAfter = 500

const followed = 8

/**
 * Keeps what somebody is typing: at once in this browser, after a pause on the server, both for them alone. Without
 * React, so that it can also be told of what no component sees.
 */
export function createCopyKeeper(options: CopyKeeperOptions): CopyKeeper {
  const keeper = newKeeper(options)
  const keepNow = () => keep(keeper)
  const away = () => leave(keeper)
  const gone = () => keepBeforeItGoes(keeper)
  const back = () => comeBack(keeper)

  return {
    subscribe(listener) {
      keeper.listeners.add(listener)
      return () => void keeper.listeners.delete(listener)
    },
    now: () => keeper.keeping,
    start() {
      keeper.isRunning = true
      document.addEventListener('visibilitychange', away)
      window.addEventListener('pagehide', gone)
      window.addEventListener('online', back)
      void open(keeper)
    },
    touch() {
      keeper.reading ??= setTimeout(() => inIdleMoment(keepNow), readAfter)
    },
    keep: keepNow,
    take: (offer) => take(keeper, offer),
    drop(offer) {
      forget(keeper, offer)
      withdraw(keeper, offer)
    },
    abandon() {
      forgetAll(keeper)
      keeper.isRunning = false
    },
    stop() {
      keepNow()
      keeper.isRunning = false
      document.removeEventListener('visibilitychange', away)
      window.removeEventListener('pagehide', gone)
      window.removeEventListener('online', back)
      clearTimeout(keeper.reading)
      clearTimeout(keeper.sending)
      if (keeper.own && !keeper.own.sent) send(keeper)
    },
  }
}

async function open(keeper: Keeper): Promise<void> {
  const { api, subject, local, isNews, name } = keeper
  try {
    const { kept: found, ...reply } = await api('GET private/working-copy-get.json.php', { subject }, background)
    const owner = { account: reply.account, subject }
    const isOther = (copy: LocalCopy) =>
      copy.account === owner.account && copy.subject === subject && copy.copy !== name
    const before = (await local.all().catch(() => [])).filter(isOther)
    const kept = found?.copy === name ? undefined : found
    const { offers, done } = sortCopies(before, kept, owner)
    const stale = [...done, ...offers.filter((offer) => !isNews(offer))]
    keeper.account = owner.account
    keeper.remote = offers.find(({ copy }) => !before.some((known) => known.copy === copy))
    tell(keeper, { status: 'nothing', offers: offers.filter((offer) => !stale.includes(offer)) })
    for (const copy of stale) forget(keeper, copy)
    keep(keeper)
  } catch (error) {
    // a person without the right to it, or a server of an older version, keeps nothing
    keeper.isTrying = isApiError(error) && (error.status === 0 || error.status >= 500 || isLoggedOut(error))
    if (!keeper.isTrying) tell(keeper, { status: 'off' })
    else if (keeper.isRunning) wait(keeper, () => void open(keeper))
  }
}

function keep(keeper: Keeper): void {
  const { account, subject, local, read, name, follows } = keeper
  clearTimeout(keeper.reading)
  keeper.reading = undefined
  if (!keeper.isRunning) return
  if (account === undefined) {
    if (keeper.isTrying && read()) tell(keeper, { status: 'waiting' })
    return
  }
  const found = read()
  if (!found) {
    forgetAll(keeper)
    if (keeper.keeping.status !== 'nothing') tell(keeper, { status: 'nothing' })
    return
  }
  if (keeper.own && found.content === keeper.own.content && isSameBase(found.base, keeper.own.base)) return
  const base = follows.length > 0 ? { ...found.base, follows: [...follows] } : found.base
  const own = { account, subject, copy: name, base, content: found.content, saved: Date.now(), sent: false }
  keeper.own = own
  if (!isKeepingTrouble(keeper.way)) tell(keeper, { status: 'waiting' })
  const after = keeper.taken
  keepHere(keeper, own)
    .then((isHere) => Promise.all(isHere ? after.map((copy) => local.remove(copy)) : []))
    .catch(() => {})
  sendSoon(keeper)
}

function take(keeper: Keeper, offer: LocalCopy): void {
  keeper.taken = [...keeper.taken, offer]
  keeper.follows = [...new Set([...keeper.follows, ...(offer.base.follows ?? []), offer.copy])].slice(-followed)
  withdraw(keeper, offer)
}

/** It is offered no more. */
function withdraw(keeper: Keeper, offer: LocalCopy): void {
  tell(keeper, { offers: keeper.keeping.offers.filter((other) => other !== offer) })
}

function leave(keeper: Keeper): void {
  if (document.visibilityState !== 'hidden') return
  keepBeforeItGoes(keeper)
  if (keeper.own && !keeper.own.sent) sendIn(keeper, 0)
}

/** A browser need not end what it is still writing when a page goes away. */
function keepBeforeItGoes(keeper: Keeper): void {
  keep(keeper)
  const { own, here, local } = keeper
  if (!own || own === here || own.sent) return
  try {
    local.note(own)
  } catch {
    // there is no room: the browser may write it all the same
  }
}

function comeBack(keeper: Keeper): void {
  keeper.pause = firstPause
  if (keeper.account === undefined) void open(keeper)
  else send(keeper)
}

function inIdleMoment(work: () => void): void {
  // Safari has none
  if (typeof requestIdleCallback === 'undefined') work()
  else requestIdleCallback(work, { timeout: insistAfter })
}

function isSameBase(base: WorkingCopyBase, kept: WorkingCopyBase): boolean {
  return base.version === kept.version && base.draft === kept.draft && base.stored === kept.stored
}
