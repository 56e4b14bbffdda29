import type { Theme } from './theme-fields.ts'

// The narrowest and the widest window between which text grows, in rem of 16 px.
const [phone, desktop] = [360 / 16, 1280 / 16]

const short = (length: number) => Number(length.toFixed(4))

/** Families of a theme, and its sizes of text. */
export function createType({ fonts, textSize, headingSize }: Pick<Theme, 'fonts' | 'textSize' | 'headingSize'>) {
  const fixed = (rem: number) => ({ value: `${short(rem * textSize)}rem` })

  function fluid(onPhone: number, onDesktop: number, factor = headingSize) {
    const [least, most] = [onPhone * textSize * factor, onDesktop * textSize * factor]
    const growth = (most - least) / (desktop - phone)
    const start = short(least - growth * phone)
    return { value: `clamp(${short(least)}rem,${start}rem + ${short(growth * 100)}vw,${short(most)}rem)` }
  }

  return {
    fonts: {
      body: { value: fonts.body },
      heading: { value: fonts.heading },
      mono: { value: fonts.mono },
    },
    /**
     * Up to `md` fixed, for controls and tables; from `lg` on fluid between a 360 px and a 1280 px wide window. Every
     * fluid size keeps a share in rem, so that it follows the visitor's own text size and zoom.
     */
    fontSizes: {
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
    },
  }
}
