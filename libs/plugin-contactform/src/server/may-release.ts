import type { Identity } from '@sitewright/page-kit/server'
import { releasers } from '../contract.ts'

/** True for those who see, release and delete submissions. */
export function mayRelease({ permissions }: Identity): boolean {
  return releasers.some((permission) => permissions.has(permission))
}
