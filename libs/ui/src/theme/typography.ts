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
