import { ChoiceField } from '@sitewright/page-kit/cards'
import { maxColumns } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { EntryList } from '../shared/EntryList.tsx'
import layout from '../shared/field-layout.module.css'
import { SectionTextEditor } from '../shared/SectionTextEditor.tsx'
import { useLatest } from '../shared/use-latest.ts'
import { blankColumn, fewestColumns, type ColumnsConfig } from './model.ts'

/** The texts of columns, and which of two is wider. */
export function ColumnsSettings({ config, onChange }: SectionSettingsProps<ColumnsConfig>) {
  const { latest, change } = useLatest(config, onChange)
  return (
    <>
      {config.Columns.length === fewestColumns && (
        <div className={layout.short}>
          <ChoiceField
            label={texts.widths()}
            value={config.Widths}
            choices={{ even: texts.even(), '1:2': texts.secondWider(), '2:1': texts.firstWider() }}
            hint={texts.widthsHint()}
            onChange={(Widths) => change({ Widths })}
          />
        </div>
      )}
      <EntryList
        legend={texts.columns()}
        one="column"
        entries={config.Columns}
        latest={() => latest().Columns}
        most={maxColumns}
        fewest={fewestColumns}
        blank={blankColumn}
        onChange={(Columns) => change({ Columns })}
      >
        {({ Content }, changeColumn, at) => (
          <SectionTextEditor
            label={texts.textNumber({ number: at + 1 })}
            value={Content}
            onChange={(html) => changeColumn({ Content: html })}
          />
        )}
      </EntryList>
    </>
  )
}
