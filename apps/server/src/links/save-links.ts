import type { LinksChange } from '@sitewright/api-client/contract'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Documents } from '../documents/documents.ts'
import { fail } from '../errors.ts'
import { linksSetting } from './links.ts'
import { isOneLine } from '../text/one-line.ts'
import { storeSettings } from '../settings/settings.ts'
import type { Fact } from '../audit/facts.ts'

const schemes = /^(?:https?|mailto|tel):/i

/** Stands for the site, wherever it is; nobody has this name (RFC 2606). */
const site = 'https://site.invalid'

const iconForm = /^[a-z0-9_-]{0,64}$/

export interface SaveLinksOptions {
  documents: Pick<Documents, 'save'>
  audit: Audit
}

/** Saving the link button bar: the whole list or nothing. Empty values are accepted. */
export function createSaveLinks({ documents, audit }: SaveLinksOptions) {
  /** @throws {RefusedError} 400, naming the first row that cannot be saved, 409 for a stale base. */
  return async function saveLinks(change: LinksChange, actor: Actor): Promise<void> {
    const { links: list, base } = 'links' in change ? change : { links: change, base: undefined }
    for (const [at, { Icon, Url, Tooltip }] of list.entries()) {
      const row = at + 1
      if (!iconForm.test(Icon)) fail('badLinkIcon', { row })
      if (!isUsable(Url)) fail('badLinkAddress', { row })
      if (!isOneLine(Tooltip)) fail('badLinkTooltip', { row })
    }
    await documents.save('links', { who: actor.who, base }, async ({ tx, touch }) => {
      touch('links')
      await storeSettings(tx, { [linksSetting]: JSON.stringify(list) })
      const count = list.length
      const details: Fact = count === 0 ? { say: 'noButton' } : { say: 'buttons', with: { count } }
      await audit.record(tx, { action: 'links saved', actor, details })
    })
  }
}

/**
 * Nothing that could run a script, and no address of another site in disguise: of what names no scheme a browser has the
 * last word, who takes `\\` for `/` and `//` for the beginning of a host (Q92, threats T28). Empty is no address yet.
 */
function isUsable(address: string): boolean {
  if (!isOneLine(address) || address !== address.trim()) return false
  if (schemes.test(address)) return true
  return !/^\/\/|\\/.test(address) && URL.canParse(address, site) && new URL(address, site).origin === site
}
