import type { Api } from '@sitewright/api-client'
import type { LocalCopies } from './local-copies.ts'
import type { LocalCopy } from './local-copy.ts'

export { createLocalCopies } from './local-copies.ts'

/**
 * Before somebody logs out: what they typed leaves this browser, unless the server has not got it.
 *
 * @returns what stays here of what is known to be theirs.
 */
export async function handOverCopies(api: Api, local: LocalCopies): Promise<LocalCopy[]> {
  const left: LocalCopy[] = []
  for (const copy of await local.all()) {
    const place = await bringToServer(api, copy)
    if (place === 'server') await local.remove(copy)
    else if (place === 'here') left.push(copy)
  }
  return left
}

/** Where it is now; undefined for what is somebody else's, or where that cannot be found out. */
async function bringToServer(api: Api, { saved: _, sent, ...copy }: LocalCopy): Promise<'server' | 'here' | undefined> {
  let isTheirs = false
  try {
    const { account, kept } = await api('GET private/working-copy-get.json.php', { subject: copy.subject })
    isTheirs = account === copy.account
    if (!isTheirs) return undefined
    if (sent) return 'server'
    const isNewer = !kept || kept.copy === copy.copy || copy.base.follows?.includes(kept.copy)
    if (!isNewer) return 'here'
    await api('POST private/working-copy-put.json.php', copy)
    return 'server'
  } catch {
    return isTheirs ? 'here' : undefined
  }
}
