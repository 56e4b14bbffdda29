import type { lookChoices, Look } from './look.ts'

/** What the screen Look calls each field, and those that only a file has. */
export const lookNames: Readonly<Record<keyof Look, string>> = {
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
}

type Choices = { readonly [Field in keyof typeof lookChoices]: Readonly<Record<Look[Field], string>> }

/** What it calls each choice of a field. */
export const lookChoiceNames: Choices = {
  scheme: { visitor: 'As the visitor has it', light: 'Always light', dark: 'Always dark' },
  masthead: { below: 'Menu below', line: 'In one line', centred: 'Centred', picture: 'Over a picture' },
  mastheadWidth: { page: 'As wide as a page', window: 'Across the window' },
  menu: { tint: 'Tinted', underline: 'Underlined', solid: 'Filled' },
  links: { masthead: 'In the masthead', footer: 'In the footer' },
}
