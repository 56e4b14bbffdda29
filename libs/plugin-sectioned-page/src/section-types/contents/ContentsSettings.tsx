import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxLineLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import type { ContentsConfig } from './model.ts'

const levels = () => ({ 1: texts.levels1(), 2: texts.levels2(), 3: texts.levels3(), 4: texts.levels4() })

/** The title of a table of contents, and how much is in it. */
export function ContentsSettings({ config, onChange }: SectionSettingsProps<ContentsConfig>) {
  return (
    <>
      <div className={layout.besideOneAnother}>
        <TextField
          label={texts.title()}
          value={config.Title}
          longest={maxLineLength}
          dir="auto"
          onChange={(Title) => onChange({ ...config, Title })}
        />
        <ChoiceField
          label={texts.headings()}
          value={String(config.Levels) as `${keyof ReturnType<typeof levels>}`}
          choices={levels()}
          onChange={(Levels) => onChange({ ...config, Levels: Number(Levels) })}
        />
      </div>
      <p>{texts.contentsAbout()}</p>
    </>
  )
}
