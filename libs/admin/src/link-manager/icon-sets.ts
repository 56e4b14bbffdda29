import type { LinkButton } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** The icon sets by their codes, in the order of the choice (LINK-003); their labels are messages. */
export const iconSets: readonly { value: LinkButton['IconSet']; label: () => string }[] = [
  { value: 'mat', label: texts.material },
  { value: 'fas', label: texts.solid },
  { value: 'fab', label: texts.brands },
]
