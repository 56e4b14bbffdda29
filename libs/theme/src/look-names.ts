import { defineMessages } from '@sitewright/messages'
import type { lookChoices, Look } from './look.ts'

/** What the screen Look calls each field, and those that only a file has. */
export const lookNames = defineMessages('theme/look-names', {
  accent: 'Accent',
  neutral: 'Tinge of grays',
  highlight: 'Highlight',
  danger: 'Danger',
  warning: 'Warning',
  success: 'Success',
  scheme: 'Light and dark',
  fonts: 'Fonts',
  fontFiles: 'Files of fonts',
  textSize: 'Size of text',
  headingSize: 'Size of headings',
  spacing: 'Distances',
  roundness: 'Corners',
  shadows: 'Shadows',
  masthead: 'Name and menu',
  mastheadWidth: 'Width of the masthead',
  menu: 'Where visitors are, in the menu',
  links: 'Link buttons',
  measure: 'Widest notices',
}) satisfies Readonly<Record<keyof Look, () => string>>

const texts = defineMessages('theme/look-choices', {
  schemeVisitor: 'As the visitor has it',
  schemeLight: 'Always light',
  schemeDark: 'Always dark',
  mastheadBelow: 'Menu below',
  mastheadLine: 'In one line',
  mastheadCentred: 'Centred',
  mastheadPicture: 'Over a picture',
  widthPage: 'As wide as a page',
  widthWindow: 'Across the window',
  menuTint: 'Tinted',
  menuUnderline: 'Underlined',
  menuSolid: 'Filled',
  linksMasthead: 'In the masthead',
  linksFooter: 'In the footer',
})

type Choices = { readonly [Field in keyof typeof lookChoices]: Readonly<Record<Look[Field], () => string>> }

/** What it calls each choice of a field. */
export const lookChoiceNames: Choices = {
  scheme: { visitor: texts.schemeVisitor, light: texts.schemeLight, dark: texts.schemeDark },
  masthead: {
    below: texts.mastheadBelow,
    line: texts.mastheadLine,
    centred: texts.mastheadCentred,
    picture: texts.mastheadPicture,
  },
  mastheadWidth: { page: texts.widthPage, window: texts.widthWindow },
  menu: { tint: texts.menuTint, underline: texts.menuUnderline, solid: texts.menuSolid },
  links: { masthead: texts.linksMasthead, footer: texts.linksFooter },
}
