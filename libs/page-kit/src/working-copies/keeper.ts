import type { Api, WorkingCopyBase } from '@sitewright/api-client'
import type { LocalCopies } from './local-copies.ts'
import type { LocalCopy } from './local-copy.ts'

/** What is in an editor, as it is kept. */
export interface Snapshot {
  content: string
  base: WorkingCopyBase
}

/**
 * - `off`: nothing is kept, as the server would not have it.
 * - `nothing`: there is nothing that is not saved, or it is not known yet.
 * - `waiting`: the newest words are not on the server yet.
 * - `here`: they are on this device only, as the server cannot be reached.
 * - `out`: they are on this device only, as the session has ended.
 * - `gone`: they are on this device only, as what they belong to is not there any more.
 * - `barred`: they are on this device only, as this person may not edit it any more.
 * - `nowhere`: the server cannot be reached, and the browser does not take them.
 * - `unkept`: the server refuses them for one of these reasons, and the browser does not take them.
 * - `kept`: the server has them.
 */
export type KeepingStatus =
  'off' | 'nothing' | 'waiting' | 'here' | 'out' | 'gone' | 'barred' | 'nowhere' | 'unkept' | 'kept'

/** Why the server does not get the newest words, and what that is where the browser does not take them either. */
const withoutBrowser: Partial<Record<KeepingStatus, KeepingStatus>> = {
  here: 'nowhere',
  out: 'unkept',
  gone: 'unkept',
  barred: 'unkept',
}

const troubles: ReadonlySet<KeepingStatus> = new Set(['here', 'out', 'gone', 'barred', 'nowhere', 'unkept'])

/** True where the server does not get the newest words. */
export function isKeepingTrouble(status: KeepingStatus): boolean {
  return troubles.has(status)
}

export interface Keeping {
  status: KeepingStatus
  /** Milliseconds since 1970 when the server got the newest words; 0: never. */
  keptAt: number
  /** What this person typed before and did not save, the newest first. */
  offers: readonly LocalCopy[]
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

/** What a keeper knows at the moment. */
export interface Keeper extends CopyKeeperOptions {
  /** Of its own copy. */
  name: string
  listeners: Set<() => void>
  keeping: Keeping
  account: number | undefined
  own: LocalCopy | undefined
  /** What the browser has of it for sure. */
  here: LocalCopy | undefined
  /** The browser did not take what it was given last. */
  isRefused: boolean
  /** How far the newest words have come on their way to the server. */
  way: KeepingStatus
  /** What it goes on from, which the server may still have. */
  taken: readonly LocalCopy[]
  /** The offer that only the server has. */
  remote: LocalCopy | undefined
  follows: readonly string[]
  isRunning: boolean
  /** Whose words they are is not known yet, as the server cannot be reached. */
  isTrying: boolean
  reading: ReturnType<typeof setTimeout> | undefined
  sending: ReturnType<typeof setTimeout> | undefined
  unsentSince: number
  pause: number
  /** What the server is told, one after the other. */
  turn: Promise<unknown>
}

/** Milliseconds until a failed call is tried again; twice as long each time. */
export const firstPause = 4000

export function newKeeper(options: CopyKeeperOptions): Keeper {
  return {
    ...options,
    name: randomName(),
    listeners: new Set(),
    // what says it has its place from the beginning, so that nothing moves once it is known
    keeping: { status: 'nothing', keptAt: 0, offers: [] },
    account: undefined,
    own: undefined,
    here: undefined,
    isRefused: false,
    way: 'nothing',
    taken: [],
    remote: undefined,
    follows: [],
    isRunning: false,
    isTrying: false,
    reading: undefined,
    sending: undefined,
    unsentSince: 0,
    pause: firstPause,
    turn: Promise.resolve(),
  }
}

export function tell(keeper: Keeper, part: Partial<Keeping>): void {
  keeper.way = part.status ?? keeper.way
  const status = (keeper.isRefused && withoutBrowser[keeper.way]) || keeper.way
  keeper.keeping = { ...keeper.keeping, ...part, status }
  for (const listener of keeper.listeners) listener()
}

/** `randomUUID` is there on https only. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
