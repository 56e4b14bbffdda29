import { ownTheme } from './own-theme.ts'
import type { Theme } from './theme-fields.ts'

/**
 * The look of the whole site: visitors' pages, administration, dialogs and editors. What a site chooses is in the theme.json
 * of its own folder, not here; what each field does is written in theme-fields.ts, and docs/guides/make-it-yours.md leads
 * through it.
 */
export const theme: Theme = {
  accent: '#3092cd',
  neutral: '#6a7076',
  danger: '#e54c4a',
  warning: '#c57204',
  success: '#36a15d',
  highlight: '#fdf6dd',
  fonts: {
    // System fonts: nothing is downloaded, and text is shown in its final face at once.
    body: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
    heading: '{fonts.body}',
    mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace',
  },
  fontFiles: [],
  textSize: 1,
  headingSize: 1,
  spacing: 1,
  roundness: 1,
  shadows: 1,
  measure: '68ch',
  ...ownTheme,
}
