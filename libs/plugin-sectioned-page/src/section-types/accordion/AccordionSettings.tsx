import { CheckField, TextField } from '@sitewright/page-kit/cards'
import { maxEntries, maxLineLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { useLatest } from '../shared/use-latest.ts'
import { EntryList } from '../shared/EntryList.tsx'
import { SectionTextEditor } from '../shared/SectionTextEditor.tsx'
import { blankEntry, type AccordionConfig } from './model.ts'

/** The titles and texts of an accordion. */
export function AccordionSettings({ config, onChange }: SectionSettingsProps<AccordionConfig>) {
  const { latest, change } = useLatest(config, onChange)
  return (
    <>
      <EntryList
        legend={texts.entries()}
        one="entry"
        entries={config.Entries}
        latest={() => latest().Entries}
        most={maxEntries}
        blank={blankEntry}
        onChange={(Entries) => change({ Entries })}
      >
        {({ Title, Content }, changeEntry, at) => (
          <>
            <TextField
              label={texts.title()}
              value={Title}
              longest={maxLineLength}
              dir="auto"
              onChange={(title) => changeEntry({ Title: title })}
            />
            <SectionTextEditor
              label={texts.textNumber({ number: at + 1 })}
              value={Content}
              onChange={(html) => changeEntry({ Content: html })}
            />
          </>
        )}
      </EntryList>
      <CheckField
        label={texts.firstOpen()}
        checked={config.FirstOpen}
        onChange={(FirstOpen) => change({ FirstOpen })}
      />
    </>
  )
}
