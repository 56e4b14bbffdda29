import type { LinkButton } from '@sitewright/api-client'
import type { Changes } from '../changes.ts'
import { refuse } from '../http/refusals.ts'
import { linksSetting } from './links.ts'
import { isOneLine } from './one-line.ts'
import { storeSettings } from './settings.ts'

/** Nothing that could run a script, and no address of another site in disguise: `//` and `/\` lead away (threats T28). */
const addressForm = /^(?:(?:https?|mailto|tel):|\/(?![/\\])|$)/i

const iconForm = /^[a-z0-9_-]{0,64}$/

/** Saving the link button bar: the whole list or nothing. Empty values are accepted. */
export function createSaveLinks({ changes }: { changes: Changes }) {
  /** @throws {RefusedError} 400, naming the first row that cannot be saved. */
  return async function saveLinks(list: readonly LinkButton[]): Promise<void> {
    for (const [at, { Icon, Url, Tooltip }] of list.entries()) {
      const row = at + 1
      if (!iconForm.test(Icon)) refuse('badLinkIcon', { row })
      if (!addressForm.test(Url) || !isOneLine(Url)) refuse('badLinkAddress', { row })
      if (!isOneLine(Tooltip)) refuse('badLinkTooltip', { row })
    }
    await changes.write((tx) => storeSettings(tx, { [linksSetting]: JSON.stringify(list) }))
  }
}
