import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { readChoice, readId, withoutUndefined } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'
import { fileOrders, type FileOrder } from '../shared/file-order.ts'

export interface FilesConfig {
  /** The folder whose files are listed, those of the moment; absent: none is chosen yet. */
  Folder?: number
  /** Above the list; '' for none. */
  Title: string
  Order: FileOrder
}

export const filesModel: SectionModel<FilesConfig, 'files'> = {
  sectionType: 'files',
  label: 'File list',
  blank: () => ({ Title: '', Order: 'name' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return withoutUndefined({
      ...fields,
      Folder: readId(fields['Folder']),
      Title: readText(fields['Title']),
      Order: readChoice(fields['Order'], fileOrders),
    }) as FilesConfig
  },
  folder: ({ Folder }) => Folder,
}
