import type { Identity, PageKindServices } from '@sitewright/page-kit/server'
import type { Seconds } from '@sitewright/plugin-progress-admin/tables'

/** Who does something, and when, as it is written down. */
export function signature({ clock }: PageKindServices, { account }: Identity): { by: string; time: Seconds } {
  return { by: account?.name || account?.email || '', time: Math.floor(clock() / 1000) }
}
