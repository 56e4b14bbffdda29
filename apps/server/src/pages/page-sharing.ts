import type { PageSharing, PageSharingInput } from '@sitewright/api-client'
import { fileUrl, maxPageDescription } from '@sitewright/api-client/contract'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { createPublicVersions } from '../files/public-versions.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { SharePictures } from '../share-pictures/share-pictures.ts'
import { isOneLine } from '../text/one-line.ts'
import type { PageFactsStore } from './page-facts.ts'
import type { Fact } from '../audit/facts.ts'

export interface PageSharingOptions {
  database: Database
  changes: Changes
  facts: PageFactsStore
  settings: SettingsStore
  pictures: SharePictures
  audit: Audit
}

/** What search engines and shared links show of pages. */
export interface PageSharingStore {
  /** @throws {RefusedError} 404 where there is no such page. */
  read: (id: number) => Promise<PageSharing>
  /** @throws {RefusedError} 404 where there is no such page, 400 for what cannot be shown. */
  save: (input: PageSharingInput, actor: Actor) => Promise<void>
}

/** Characters of a description that is made of a page's text: those that search engines show. */
const shownLength = 160

export function createPageSharing(options: PageSharingOptions): PageSharingStore {
  const { database, changes, facts, settings, pictures, audit } = options
  const publicVersions = createPublicVersions({ database, changes })

  async function isPublic(id: number): Promise<boolean> {
    return (await publicVersions([id]))[id] !== undefined
  }

  async function read(id: number): Promise<PageSharing> {
    const page = await facts.byId(id)
    if (!page) return fail('notFound')
    const all = await settings.all()
    const { SiteLogoLarge: logo, SiteMetaDescription, DefaultPage } = all
    const { [logo]: logoVersion } = logo > 0 ? await publicVersions([logo]) : {}
    const made = await pictures.ofPage(page, all)
    const image = page.image ?? 0
    return {
      description: page.description,
      image,
      isHidden: image > 0 && !(await isPublic(image)),
      standard: {
        description: standardDescription(page.opening, DefaultPage === id ? SiteMetaDescription : ''),
        picture: made?.shared.address ?? (logoVersion === undefined ? '' : fileUrl(logo, { v: logoVersion, w: 640 })),
      },
    }
  }

  async function save({ id, description: typed, image }: PageSharingInput, actor: Actor): Promise<void> {
    const description = toDescription(typed)
    const isShown = image === 0 || (await isPublic(image))
    await changes.write(async (tx, touch) => {
      const page = await tx.selectFrom('pages').where('id', '=', id).select('id').executeTakeFirst()
      if (!page) fail('notFound')
      const before = await tx.selectFrom('page_sharing').where('page_id', '=', id).selectAll().executeTakeFirst()
      if (image > 0 && image !== before?.image_id) {
        await assertImage(tx, image)
        if (!isShown) fail('privateSharedImage')
      }
      const row = { description, image_id: image || null }
      await tx
        .insertInto('page_sharing')
        .values({ page_id: id, ...row })
        .onConflict((conflict) => conflict.column('page_id').doUpdateSet(row))
        .execute()
      touch(`page ${id}`)
      const isDescribed = (before?.description ?? '') !== description
      const isPictured = (before?.image_id ?? 0) !== image
      await audit.record(tx, {
        action: 'page updated',
        actor,
        target: { kind: 'page', id },
        details: sharingFact(isDescribed, isPictured),
      })
    })
  }

  return { read, save }
}

/** What was changed of what search engines and those who share the page are told. */
function sharingFact(isDescribed: boolean, isPictured: boolean): Fact {
  if (!isDescribed && !isPictured) return ''
  const say = isDescribed && isPictured ? 'bothChanged' : isDescribed ? 'description' : 'picture'
  return { say: 'sharing', with: { what: { say } } }
}

/** What is shown of a page of which nothing is said: what is said of the site, where it stands for that, else how it begins. */
export function standardDescription(opening: string, ofSite: string): string {
  return ofSite || shorten(opening)
}

/** For the transaction that makes a copy of a page; 0 for none. */
export async function copySharing(tx: Writer, { from, to }: { from: number; to: number }): Promise<void> {
  if (from === 0) return
  const row = await tx
    .selectFrom('page_sharing')
    .where('page_id', '=', from)
    .select(['description', 'image_id'])
    .executeTakeFirst()
  if (row)
    await tx
      .insertInto('page_sharing')
      .values({ page_id: to, ...row })
      .execute()
}

function toDescription(typed: string): string {
  const description = typed.normalize('NFC').trim()
  if (!isOneLine(description)) fail('badDescription')
  return Array.from(description).length > maxPageDescription ? fail('longDescription') : description
}

async function assertImage(tx: Writer, id: number): Promise<void> {
  const file = await tx.selectFrom('files').where('id', '=', id).select('type').executeTakeFirst()
  if (!file?.type.startsWith('image/')) fail('noSharedImage')
}

function shorten(text: string): string {
  if (text.length <= shownLength) return text
  const cut = text.slice(0, shownLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : shownLength)}…`
}
