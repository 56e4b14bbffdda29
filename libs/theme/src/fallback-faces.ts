import { fallbackFamilies } from './web-fonts.ts'
import type { FallbackMetrics, WebFont, WebFontFaces } from './web-font.ts'

/** The fonts of systems that stand for others, by the names that their makers gave them. */
const locals = {
  sans: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    android: ['Roboto', 'Roboto-Regular'],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    android: ['Noto Serif', 'NotoSerif-Regular'],
  },
} as const

/** CSS of what stands for a family until it has come, in those weights of which it is known. */
export function fallbackFaces(
  { family, kind }: Pick<WebFont, 'family' | 'kind'>,
  { regular, bold, android }: Partial<WebFontFaces['fallbacks']>,
): string {
  const [common, onAndroid] = fallbackFamilies({ family })
  return [
    regular && fallback(common, { sources: locals[kind].regular, metrics: regular, weight: '100 549' }),
    bold && fallback(common, { sources: locals[kind].bold, metrics: bold, weight: '550 900' }),
    // a bold one cannot be named there, and is made of this one
    android && fallback(onAndroid, { sources: locals[kind].android, metrics: android }),
  ]
    .filter(Boolean)
    .join('')
}

interface Fallback {
  sources: readonly string[]
  metrics: FallbackMetrics
  weight?: string
}

function fallback(family: string, { sources, metrics, weight }: Fallback): string {
  const { size, ascent, descent, lineGap } = metrics
  const from = sources.map((name) => `local("${name}")`).join(',')
  return (
    `@font-face{font-family:"${family}";src:${from};${weight ? `font-weight:${weight};` : ''}size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`
  )
}
