import { ChoiceField } from '@sitewright/page-kit/cards'
import { maxColumns } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { EntryList } from '../shared/EntryList.tsx'
import layout from '../shared/field-layout.module.css'
import { SectionTextEditor } from '../shared/SectionTextEditor.tsx'
import { useLatest } from '../shared/use-latest.ts'
import { blankColumn, fewestColumns, type ColumnsConfig } from './model.ts'

const widths = { even: 'Equally wide', '1:2': 'The second is wider', '2:1': 'The first is wider' } as const

/** The texts of columns, and which of two is wider. */
export function ColumnsSettings({ config, onChange }: SectionSettingsProps<ColumnsConfig>) {
  const { latest, change } = useLatest(config, onChange)
  return (
    <>
      {config.Columns.length === fewestColumns && (
        <div className={layout.short}>
          <ChoiceField
            label="Widths"
            value={config.Widths}
            choices={widths}
            hint="One below the other on a phone."
            onChange={(Widths) => change({ Widths })}
          />
        </div>
      )}
      <EntryList
        legend="Columns"
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
            label={`Text ${at + 1}`}
            value={Content}
            onChange={(html) => changeColumn({ Content: html })}
          />
        )}
      </EntryList>
    </>
  )
}
