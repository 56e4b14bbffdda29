import { bothSchemes, createColors, createPalette, createShape, type Look } from '@sitewright/theme'
import { create, type ThemeVars } from 'storybook/theming'

/**
 * Storybook's own theme made of a look: titles, tables and code of a page of documentation then look as the site does. It
 * is given in plain colours, since Storybook works others out of them.
 */
export function siteDocsTheme(look: Look, scheme: 'light' | 'dark'): ThemeVars {
  const { bg, fg, border, accent } = createColors(createPalette(look))
  const of = ({ value }: { value: string }) => bothSchemes(value)[scheme]
  const radius = 16 * Number.parseFloat(createShape(look).radii.md.value)
  return create({
    base: scheme,
    colorPrimary: of(accent.solid),
    colorSecondary: of(accent.fg),
    appBg: of(bg.subtle),
    appContentBg: of(bg.DEFAULT),
    appPreviewBg: of(bg.DEFAULT),
    appBorderColor: of(border.DEFAULT),
    appBorderRadius: radius,
    inputBorderRadius: radius,
    fontBase: look.fonts.body,
    fontCode: look.fonts.mono,
    textColor: of(fg.DEFAULT),
    textInverseColor: of(fg.inverted),
    textMutedColor: of(fg.muted),
    barTextColor: of(fg.muted),
    barHoverColor: of(accent.fg),
    barSelectedColor: of(accent.fg),
    barBg: of(bg.panel),
    buttonBg: of(bg.muted),
    buttonBorder: of(border.DEFAULT),
    booleanBg: of(bg.muted),
    booleanSelectedBg: of(bg.DEFAULT),
    inputBg: of(bg.panel),
    inputBorder: of(border.control),
    inputTextColor: of(fg.DEFAULT),
  })
}
