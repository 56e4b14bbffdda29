import type { LinkButton } from '@sitewright/api-client'

export const loadFailure = 'Failed to load links, see browser log for more information'
export const saveFailure = 'Failed to save links, see browser log for more information'

/** The icon sets by their codes, in the order of the choice (LINK-003). */
export const iconSets: readonly { value: LinkButton['IconSet']; label: string }[] = [
  { value: 'mat', label: 'material icons' },
  { value: 'fas', label: 'solid icons' },
  { value: 'fab', label: 'brands icons' },
]
