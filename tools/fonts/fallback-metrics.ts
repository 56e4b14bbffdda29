import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection'
import type { FallbackMetrics, WebFontFaces } from '@sitewright/theme'
import type { Family } from './families.ts'

/** What is measured of a font of one weight, in its own units. */
interface Measured {
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  /** The average width of a letter in running text. */
  xWidthAvg: number
}

type Known = Omit<Measured, 'descent'> & Partial<Pick<Measured, 'descent'>>

const known: Readonly<Record<string, { variants: Readonly<Record<string, Known>> }>> = entireMetricsCollection

/** What stands for a family until it has come: that of Windows, macOS, iOS and Linux, and that of Android. */
const fallbackOf = {
  sans: { common: 'arial', android: 'roboto' },
  serif: { common: 'timesNewRoman', android: 'notoSerif' },
} as const

/**
 * How much the fallbacks of a family are stretched, so that the same text fills the same lines in both. Headings are as bold
 * as 600 in the theme, and systems have no weight but 700 for that.
 */
export function fallbackMetrics({ kind, metrics }: Family): WebFontFaces['fallbacks'] {
  const { common, android } = fallbackOf[kind]
  return {
    regular: stretch(measured(metrics, 'regular'), measured(common, 'regular')),
    bold: stretch(measured(metrics, '600'), measured(common, '700')),
    android: stretch(measured(metrics, 'regular'), measured(android, 'regular')),
  }
}

function measured(font: string, weight: string): Measured {
  const found = known[font]?.variants[weight]
  if (found?.descent === undefined) throw new Error(`Nothing is known of ${font} in ${weight}`)
  return { ...found, descent: found.descent }
}

function stretch(font: Measured, fallback: Measured): FallbackMetrics {
  const size = font.xWidthAvg / font.unitsPerEm / (fallback.xWidthAvg / fallback.unitsPerEm)
  const share = (length: number) => percent(length / font.unitsPerEm / size)
  return {
    size: percent(size),
    ascent: share(font.ascent),
    descent: share(Math.abs(font.descent)),
    lineGap: share(font.lineGap),
  }
}

const percent = (share: number) => Number((share * 100).toFixed(2))
