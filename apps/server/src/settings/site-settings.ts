import type { SiteSettingsObject } from '@sitewright/api-client'
import { bodyWidthLimits, canonicalLanguage, maskedSecret, type SettingsChange } from '@sitewright/api-client/contract'
import { knownTimeZone } from '@sitewright/messages'
import { parseEmail } from '../text/email-address.ts'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import type { Documents } from '../documents/documents.ts'
import { fail } from '../errors.ts'
import { isOneLine } from '../text/one-line.ts'
import { closePlace } from './first-place.ts'
import { storeSettings, type SettingName, type Settings, type SettingsStore } from './settings.ts'
import { joinFacts, type Fact } from '../audit/facts.ts'

export interface SiteSettingsOptions {
  database: Database
  documents: Pick<Documents, 'save'>
  settings: SettingsStore
  audit: Audit
}

/** All settings of the site, as their screen reads and saves them. */
export function createSiteSettings({ database, documents, settings, audit }: SiteSettingsOptions) {
  const { engine } = database

  /** In a form that can be saved again: with the secret masked, and no default page that was deleted. */
  async function read(): Promise<SiteSettingsObject> {
    const all = await settings.all()
    return {
      ...all,
      SiteBodyWidth: Math.min(bodyWidthLimits.most, all.SiteBodyWidth),
      CaptchaSecretKey: all.CaptchaSecretKey === '' ? '' : maskedSecret,
      DefaultPage: (await isPage(database.read, all.DefaultPage)) ? all.DefaultPage : 0,
    }
  }

  /** @throws {RefusedError} 400 where a value is none that the setting can have, 409 for a stale base; nothing is saved then. */
  async function save({ base, ...input }: SettingsChange, actor: Actor): Promise<void> {
    if (!Object.values(input).every((value) => typeof value === 'number' || isOneLine(value))) fail('badSettingText')
    const { SiteLanguage: language, SiteTimeZone: zone } = input
    const { CaptchaSecretKey: secret, ...others } = {
      ...input,
      SiteBodyWidth: Math.max(bodyWidthLimits.least, input.SiteBodyWidth),
      AdminEmail: toAddress(input.AdminEmail),
      NotifyEmail: toAddress(input.NotifyEmail),
      CaptchaSiteKey: input.CaptchaSiteKey.trim(),
      CaptchaSecretKey: input.CaptchaSecretKey.trim(),
      GoogleMapsKey: input.GoogleMapsKey.trim(),
      ...(language !== undefined && { SiteLanguage: canonicalLanguage(language) ?? fail('badLanguage') }),
      ...(zone !== undefined && { SiteTimeZone: toTimeZone(zone) }),
    }
    const stored = { ...others, ...(secret !== maskedSecret && { CaptchaSecretKey: secret }) }
    const before = await settings.all()
    await documents.save('settings', { who: actor.who, base }, async ({ tx }) => {
      await assertImages(tx, [input.SiteLogoLarge, input.SiteLogoSmall, input.SiteFavicon, input.SiteBackground])
      if (input.DefaultPage !== 0 && !(await isPage(tx, input.DefaultPage))) fail('noSuchPage')
      await storeSettings(tx, stored)
      if (language !== undefined || zone !== undefined) await closePlace(tx)
      await audit.record(tx, { action: 'settings saved', actor, details: namesOfChanged(before, stored) })
    })
  }

  /** Keeps the images until the end of the transaction: who deletes one clears the settings that name it. */
  async function assertImages(tx: Writer, values: readonly number[]): Promise<void> {
    const ids = [...new Set(values.filter((id) => id !== 0))]
    if (ids.length === 0) return
    const images = await tx
      .selectFrom('files')
      .where('id', 'in', ids)
      .where('type', 'like', 'image/%')
      .select('id')
      .$if(engine === 'postgres', (query) => query.forKeyShare())
      .execute()
    if (images.length < ids.length) fail('noSuchImage')
  }

  return { read, save }
}

/** Which ones, not what they are: one of them is a secret. */
function namesOfChanged(before: Settings, stored: Partial<Settings>): Fact {
  const names = (Object.keys(before) as SettingName[]).filter((name) => name in stored && stored[name] !== before[name])
  if (names.length === 0) return { say: 'nothingChanged' }
  return joinFacts(
    names.map((setting) => ({ setting })),
    'comma',
  )
}

async function isPage(db: Reader, id: number): Promise<boolean> {
  return (await db.selectFrom('pages').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/** @throws {RefusedError} 400 for anything but '' and a time zone that is known here. */
function toTimeZone(text: string): string {
  return text.trim() === '' ? '' : (knownTimeZone(text) ?? fail('badTimeZone'))
}

/** @throws {RefusedError} 400 for anything but '' and one plausible address. */
function toAddress(text: string): string {
  return text.trim() === '' ? '' : (parseEmail(text) ?? fail('badEmail'))
}
