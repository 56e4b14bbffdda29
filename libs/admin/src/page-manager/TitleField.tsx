import { maxPageTitle } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { TextField } from '../dialogs/TextField.tsx'
import { texts } from './new-page-messages.ts'

export interface TitleFieldProps {
  /** As the dialog's specification spells it. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** The title of a page, with a word on where it is seen. A page may have none (PAGE-032): then it says what that leads to. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  const help = value.trim() === '' ? texts.untitled({ noTitle: shownTitle('') }) : texts.titled()
  return <TextField label={label} value={value} longest={maxPageTitle} help={help} onChange={onChange} />
}
