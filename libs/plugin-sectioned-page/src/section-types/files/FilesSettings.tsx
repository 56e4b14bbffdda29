import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxLineLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { FolderField } from '../shared/FolderField.tsx'
import { folderOrders } from '../shared/folder-orders.ts'
import type { FilesConfig } from './model.ts'

/** The folder of a file list, its title and its order. */
export function FilesSettings({ config, onChange }: SectionSettingsProps<FilesConfig>) {
  return (
    <>
      <FolderField folder={config.Folder} onChange={(Folder) => onChange({ ...config, Folder })} />
      <p>{texts.filesAbout()}</p>
      <div className={layout.besideOneAnother}>
        <TextField
          label={texts.title()}
          value={config.Title}
          longest={maxLineLength}
          dir="auto"
          onChange={(Title) => onChange({ ...config, Title })}
        />
        <ChoiceField
          label={texts.order()}
          value={config.Order}
          choices={folderOrders()}
          onChange={(Order) => onChange({ ...config, Order })}
        />
      </div>
    </>
  )
}
