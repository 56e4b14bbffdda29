import type { Identity, PageKindManifest, SubPage } from '@sitewright/page-kit/server'
import type { Bit, Seconds } from '../db/schema.ts'

export interface Publishing {
  kind: string
  published: Bit
  pub_start: Seconds | null
  pub_end: Seconds | null
}

/**
 * - `visible`: may be seen.
 * - `hidden`: answered exactly as a page that does not exist.
 * - `denied`: published, but restricted to roles or holders of a permission that the visitor does not have.
 */
export type Visibility = 'visible' | 'hidden' | 'denied'

export interface PageAccess {
  /** The one rule for every way in: content, routes, menu, search, sitemap (Q79, Q81). */
  visibility: (page: Publishing, pageRoles: readonly number[], who: Identity, now: Seconds) => Visibility
  /** True if this person may edit pages of the kind, and so sees drafts. */
  mayEdit: (kind: string, who: Identity) => boolean
  /** True if this person may publish pages, and say who sees them. */
  mayPublish: (who: Identity) => boolean
  /** False where pages of the kind are only for holders of a permission that this person has not. */
  meetsNeeds: (kind: string, who: Identity) => boolean
  /**
   * True if this person, who may see a page of the kind, may also see what stands below it: anyone who edits or publishes the page
   * sees it for any role, and nobody without one of its permissions.
   */
  meetsSubPage: (kind: string, subPage: Pick<SubPage, 'requires'>, who: Identity) => boolean
}

/** @param kinds the installed kinds; pages of any other have nobody who edits them. */
export function createPageAccess(kinds: ReadonlyMap<string, { manifest: PageKindManifest }>): PageAccess {
  function mayEdit(kind: string, who: Identity): boolean {
    const editor = kinds.get(kind)?.manifest.editor
    return editor !== undefined && who.permissions.has(editor)
  }

  function mayPublish({ permissions }: Identity): boolean {
    return permissions.has('core.admin') || permissions.has('core.page-manager')
  }

  function meetsNeeds(kind: string, who: Identity): boolean {
    const needs = kinds.get(kind)?.manifest.needs
    return needs === undefined || needs.some((permission) => who.permissions.has(permission))
  }

  function visibility(page: Publishing, pageRoles: readonly number[], who: Identity, now: Seconds): Visibility {
    const manages = mayPublish(who)
    const meets = meetsNeeds(page.kind, who)
    if (meets && (manages || mayEdit(page.kind, who))) return 'visible'
    if (!manages && !isPublished(page, now)) return 'hidden'
    if (!meets) return 'denied'
    return isForRoles(pageRoles, who) ? 'visible' : 'denied'
  }

  function meetsSubPage(kind: string, { requires }: Pick<SubPage, 'requires'>, who: Identity): boolean {
    const { permissions, roles = [] } = requires ?? {}
    if (permissions && !permissions.some((permission) => who.permissions.has(permission))) return false
    return mayPublish(who) || mayEdit(kind, who) || isForRoles(roles, who)
  }

  return { visibility, mayEdit, mayPublish, meetsNeeds, meetsSubPage }
}

/** Start inclusive, end exclusive. */
export function isPublished({ published, pub_start, pub_end }: Publishing, now: Seconds): boolean {
  return published === 1 && (pub_start === null || pub_start <= now) && (pub_end === null || now < pub_end)
}

/** Without roles a thing is for everyone, otherwise for members of any of them. */
export function isForRoles(roles: readonly number[], who: Identity): boolean {
  return roles.length === 0 || roles.some((role) => who.roles.includes(role))
}
