import { canonicalLanguage, defaultLanguage, type BrowserPlace } from '@sitewright/api-client/contract'
import { knownTimeZone } from '@sitewright/messages'
import type { Actor, Audit } from '../audit/audit.ts'
import { joinFacts } from '../audit/facts.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Documents } from '../documents/documents.ts'
import { storeSettings } from './settings.ts'

/** The name of a row that only a site has whose language and time zone nobody has ever stored. */
const openSetting = 'PlaceIsOpen'

/** What the first start stores, for {@link createFirstPlace}. Sites that ran before know nothing of it, and are left alone. */
export const openPlace = { [openSetting]: 1 } as const

/** Somebody has stored a language or a time zone. @returns whether nobody had before. */
export async function closePlace(tx: Writer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('settings').where('name', '=', openSetting).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface FirstPlaceOptions {
  database: Database
  documents: Pick<Documents, 'save'>
  audit: Audit
}

/** Language and time zone of a new site: those of the browser in which the administration is opened first. */
export function createFirstPlace({ database, documents, audit }: FirstPlaceOptions) {
  /** True until somebody stores them. */
  async function isOpen(): Promise<boolean> {
    const row = await database.read
      .selectFrom('settings')
      .where('name', '=', openSetting)
      .select('name')
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Stores them as a save of the settings; what the server does not know is left as it is.
   *
   * @returns what was taken; undefined where somebody has stored them before.
   */
  async function take(place: BrowserPlace, actor: Actor): Promise<BrowserPlace | undefined> {
    const taken = {
      language: canonicalLanguage(place.language) ?? defaultLanguage,
      timeZone: knownTimeZone(place.timeZone) ?? '',
    }
    if (!(await isOpen())) return undefined
    try {
      await documents.save('settings', { who: actor.who }, async ({ tx }) => {
        if (!(await closePlace(tx))) throw alreadyStored
        await storeSettings(tx, { SiteLanguage: taken.language, SiteTimeZone: taken.timeZone })
        const found = joinFacts([taken.language, taken.timeZone], 'comma')
        const details = { say: 'fromBrowser', with: { place: found } } as const
        await audit.record(tx, { action: 'settings saved', actor, details })
      })
      return taken
    } catch (error) {
      if (error === alreadyStored) return undefined
      throw error
    }
  }

  return { isOpen, take }
}

export type FirstPlace = ReturnType<typeof createFirstPlace>

/** Rolls the save back of somebody who opened the administration at the same time as another. */
const alreadyStored = new Error('Language and time zone were stored meanwhile')
