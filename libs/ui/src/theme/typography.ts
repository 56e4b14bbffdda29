import { theme } from '@sitewright/theme'

export const fonts = {
  body: { value: theme.fonts.body },
  heading: { value: theme.fonts.heading },
  mono: { value: theme.fonts.mono },
}

const short = (length: number) => Number(length.toFixed(4))
const fixed = (rem: number) => ({ value: `${short(rem * theme.textSize)}rem` })

// The narrowest and the widest window between which text grows, in rem of 16 px.
const [phone, desktop] = [360 / 16, 1280 / 16]

function fluid(onPhone: number, onDesktop: number, factor = theme.headingSize) {
  const [least, most] = [onPhone * theme.textSize * factor, onDesktop * theme.textSize * factor]
  const growth = (most - least) / (desktop - phone)
  const start = short(least - growth * phone)
  return { value: `clamp(${short(least)}rem,${start}rem + ${short(growth * 100)}vw,${short(most)}rem)` }
}

/**
 * Up to `md` fixed, for controls and tables; from `lg` on fluid between a 360 px and a 1280 px wide window. Every fluid
 * size keeps a share in rem, so that it follows the visitor's own text size and zoom.
 */
export const fontSizes = {
  '2xs': fixed(0.6875),
  xs: fixed(0.75),
  sm: fixed(0.875),
  md: fixed(1),
  lg: fluid(1.0625, 1.125, 1),
  xl: fluid(1.1875, 1.3125),
  '2xl': fluid(1.375, 1.625),
  '3xl': fluid(1.625, 2.125),
  '4xl': fluid(1.9375, 2.8125),
  '5xl': fluid(2.25, 3.625),
}

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
}

export const lineHeights = {
  none: { value: '1' },
  tight: { value: '1.2' },
  shorter: { value: '1.25' },
  short: { value: '1.375' },
  moderate: { value: '1.5' },
  tall: { value: '1.65' },
}

export const letterSpacings = {
  tight: { value: '-0.015em' },
  wide: { value: '0.02em' },
}

/** Size with its line height, to be used as `textStyle`. Line heights are relative, hence grow with fluid sizes. */
export const textStyles = {
  '2xs': { value: { fontSize: '2xs', lineHeight: '1.35' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.35' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.43' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.4' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.3' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.22', letterSpacing: 'tight' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '1.15', letterSpacing: 'tight' } },
  '5xl': { value: { fontSize: '5xl', lineHeight: '1.1', letterSpacing: 'tight' } },
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: '1.43', fontWeight: 'medium' } },
}
