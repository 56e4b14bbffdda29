/** System fonts: nothing is downloaded, and text is shown in its final face at once. */
export const fonts = {
  body: { value: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif' },
  heading: { value: '{fonts.body}' },
  mono: { value: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace' },
}

/**
 * Up to `md` fixed, for controls and tables; from `lg` on fluid between a 360 px and a 1280 px wide window. Every fluid
 * size keeps a share in rem, so that it follows the visitor's own text size and zoom.
 */
export const fontSizes = {
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: 'clamp(1.0625rem,1.04rem + 0.11vw,1.125rem)' },
  xl: { value: 'clamp(1.1875rem,1.14rem + 0.22vw,1.3125rem)' },
  '2xl': { value: 'clamp(1.375rem,1.28rem + 0.43vw,1.625rem)' },
  '3xl': { value: 'clamp(1.625rem,1.43rem + 0.87vw,2.125rem)' },
  '4xl': { value: 'clamp(1.9375rem,1.6rem + 1.52vw,2.8125rem)' },
  '5xl': { value: 'clamp(2.25rem,1.72rem + 2.39vw,3.625rem)' },
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
