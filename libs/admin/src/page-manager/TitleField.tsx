import { maxPageTitle } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { TextField } from '../dialogs/TextField.tsx'

export interface TitleFieldProps {
  /** As the dialog's specification spells it. */
  label: 'Page Description' | 'Page description'
  value: string
  onChange: (value: string) => void
}

/** The title of a page, with a word on where it is seen. A page may have none (PAGE-032): then it says what that leads to. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  const help = value.trim() === '' ? untitled : titled
  return <TextField label={label} value={value} longest={maxPageTitle} help={help} onChange={onChange} />
}

const titled = 'The page’s title, as the browser’s tab, search results and the column ‘Browser Title’ show it.'

const untitled = `The page’s title. Without one, lists show ‘${shownTitle('')}’, and the browser’s tab only the name of the site.`
