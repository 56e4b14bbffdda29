import type { Identity } from '@sitewright/page-kit/server'

/** Whose business something in the trash is: holders of a permission, or one account alone. */
export function audienceOf(audience: string | { account: number }): string {
  return typeof audience === 'string' ? audience : `account:${audience.account}`
}

/** True for what is somebody's own: it is named to nobody else. */
export function isOwn(audience: string): boolean {
  return audience.startsWith('account:')
}

/** What this person sees of the trash: administrators all but what is somebody's own. @param all every permission. */
export function audiencesOf({ permissions, account }: Identity, all: () => readonly string[]): string[] {
  const held = permissions.has('core.admin') ? new Set([...all(), ...permissions]) : permissions
  return [...held, ...(account ? [audienceOf({ account: account.id })] : [])]
}
