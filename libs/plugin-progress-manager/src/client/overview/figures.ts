import { numberFormat } from '@sitewright/messages'

/** Hours with two decimals, without their unit: '1,234.50'. */
export const formatFigure = (value: number) =>
  numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** A part from 0 to 1 as '57%'; only nothing is '0%' and only all is '100%'. */
export function formatPart(part: number): string {
  const percent = part <= 0 ? 0 : part >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(part * 100)))
  return numberFormat({ style: 'percent' }).format(percent / 100)
}
