import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxLineLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import type { ContentsConfig } from './model.ts'

const levels = { 1: 'The highest only', 2: 'Two levels', 3: 'Three levels', 4: 'Four levels' } as const

/** The title of a table of contents, and how much is in it. */
export function ContentsSettings({ config, onChange }: SectionSettingsProps<ContentsConfig>) {
  return (
    <>
      <div className={layout.besideOneAnother}>
        <TextField
          label="Title"
          value={config.Title}
          longest={maxLineLength}
          dir="auto"
          onChange={(Title) => onChange({ ...config, Title })}
        />
        <ChoiceField
          label="Headings"
          value={String(config.Levels) as `${keyof typeof levels}`}
          choices={levels}
          onChange={(Levels) => onChange({ ...config, Levels: Number(Levels) })}
        />
      </div>
      <p>It lists the headings of the texts on this page by itself.</p>
    </>
  )
}
