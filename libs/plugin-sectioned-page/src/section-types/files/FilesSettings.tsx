import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxLineLength } from '../../model/limits.ts'
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
      <p>Files that are put into the folder later are listed too. Everybody sees those that they may open.</p>
      <div className={layout.besideOneAnother}>
        <TextField
          label="Title"
          value={config.Title}
          longest={maxLineLength}
          dir="auto"
          onChange={(Title) => onChange({ ...config, Title })}
        />
        <ChoiceField
          label="Order"
          value={config.Order}
          choices={folderOrders}
          onChange={(Order) => onChange({ ...config, Order })}
        />
      </div>
    </>
  )
}
