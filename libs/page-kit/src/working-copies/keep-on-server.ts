import { isApiError, isLoggedOut, isUnreachable } from '@sitewright/api-client'
import { firstPause, tell, type Keeper, type KeepingStatus } from './keeper.ts'
import type { LocalCopy } from './local-copy.ts'

/** Milliseconds without a change until the server gets it, and the longest that it waits. */
const sendAfter = 3000
const sendWithin = 10_000

const maxPause = 60_000

/** Anyone who types is not interrupted for it. */
export const background = { background: true }

/** Tries something again, later each time. */
export function wait(keeper: Keeper, task: () => void): void {
  clearTimeout(keeper.sending)
  keeper.sending = setTimeout(task, keeper.pause)
  keeper.pause = Math.min(keeper.pause * 2, maxPause)
}

export function forget(keeper: Keeper, copy: LocalCopy): void {
  const { api, subject, local } = keeper
  local.remove(copy).catch(() => {})
  const gone = { account: copy.account, subject, copy: copy.copy }
  keeper.turn = keeper.turn
    .then(() => api('POST private/working-copy-delete.json.php', gone, background))
    .catch(() => {})
}

/** Of what is in the editor, and of what that went on from. */
export function forgetAll(keeper: Keeper): void {
  const { own, taken } = keeper
  for (const copy of own ? [...taken, own] : taken) forget(keeper, copy)
  keeper.own = undefined
  keeper.taken = []
}

/** Never rejects. @returns true once this browser has it. */
export async function keepHere(keeper: Keeper, own: LocalCopy): Promise<boolean> {
  const isHere = await keeper.local.put(own).then(
    () => true,
    () => false,
  )
  if (isHere) keeper.here = own
  // the line says where words are, which it does not know before
  if (keeper.isRefused === isHere) {
    keeper.isRefused = !isHere
    tell(keeper, {})
  }
  return isHere
}

/** Sends what is there now once there is a pause, and before it has waited too long. */
export function sendSoon(keeper: Keeper): void {
  keeper.unsentSince ||= Date.now()
  sendIn(keeper, Math.max(0, Math.min(sendAfter, keeper.unsentSince + sendWithin - Date.now())))
}

export function sendIn(keeper: Keeper, delay: number): void {
  clearTimeout(keeper.sending)
  keeper.sending = setTimeout(() => send(keeper), delay)
}

export function send(keeper: Keeper): void {
  keeper.turn = keeper.turn.then(() => sendNow(keeper))
}

async function sendNow(keeper: Keeper): Promise<void> {
  const { api, local } = keeper
  const copy = keeper.own
  if (!copy || copy.sent) return
  const { saved: _, sent: __, ...sent } = copy
  const replaced = keeper.taken
  try {
    await keepRemote(keeper)
    // not only once it is there: who saves meanwhile forgets this copy, and nobody would have the others
    void local.keepOthers(copy).catch(() => {})
    await api('POST private/working-copy-put.json.php', sent, background)
  } catch (error) {
    const status = await statusAfter(keeper, error)
    if (keeper.own) tell(keeper, { status })
    // there may be room by now
    if (keeper.own && keeper.isRefused) void keepHere(keeper, keeper.own)
    if (keeper.isRunning) wait(keeper, () => send(keeper))
    return
  }
  keeper.pause = firstPause
  keeper.taken = keeper.taken.filter((offer) => !replaced.includes(offer))
  if (keeper.own !== copy) {
    keeper.unsentSince = Date.now()
    if (keeper.own) sendIn(keeper, sendAfter)
    return
  }
  const own = { ...copy, sent: true }
  keeper.own = own
  keeper.unsentSince = 0
  // what the browser has is older where it did not take the newest words: the server's are offered then
  local.putSent(own).catch(() => (keeper.own === own ? local.remove(own).catch(() => {}) : undefined))
  tell(keeper, { status: 'kept', keptAt: Date.now() })
}

/** The server has room for one copy: an offer that nobody has answered stays here instead. */
async function keepRemote(keeper: Keeper): Promise<void> {
  const { remote, keeping, local } = keeper
  if (remote && keeping.offers.includes(remote)) await local.put({ ...remote, sent: false }).catch(() => {})
  keeper.remote = undefined
}

async function statusAfter(keeper: Keeper, error: unknown): Promise<KeepingStatus> {
  if (isLoggedOut(error)) return 'out'
  if (isUnreachable(error)) return 'here'
  if (!isApiError(error)) return 'waiting'
  if (error.status === 404) return 'gone'
  if (error.status !== 403) return 'waiting'
  return (await isSomebodyElse(keeper)) ? 'out' : 'barred'
}

/** The server refuses also the words of anyone but who is logged in. */
async function isSomebodyElse({ api, subject, account }: Keeper): Promise<boolean> {
  try {
    return (await api('GET private/working-copy-get.json.php', { subject }, background)).account !== account
  } catch {
    return false
  }
}
