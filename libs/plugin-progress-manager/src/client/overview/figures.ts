import { formatNumber } from '@sitewright/ui'

const hours = new Intl.NumberFormat('en-nz', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '5,000 people'. */
export const formatPeople = (count: number) => `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`

/** Hours with two decimals, without their unit: '1,234.50'. */
export const formatFigure = (value: number) => hours.format(value)

/** A part from 0 to 1 as '57%'; only nothing is '0%' and only all is '100%'. */
export function formatPart(part: number): string {
  if (part <= 0) return '0%'
  if (part >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(part * 100)))}%`
}
