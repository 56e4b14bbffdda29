import { Button } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { Folder } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { texts } from '../further-messages.ts'
import layout from './field-layout.module.css'
import { useFolderName, useFolderPicker } from './use-folder-picker.tsx'

export interface FolderFieldProps {
  /** The folder that is chosen; undefined for none. */
  folder: number | undefined
  onChange: (folder: number) => void
  /** What else can be done. */
  children?: ReactNode
}

/** A folder of the File Manager, and how to choose another one. */
export function FolderField({ folder, onChange, children }: FolderFieldProps) {
  const { api } = useSite()
  const labelId = useId()
  const { pickFolder, folderDialog } = useFolderPicker(api)
  const name = useFolderName(api, folder)
  return (
    <div role="group" aria-labelledby={labelId} className={layout.choice}>
      <span id={labelId}>{texts.folder()}</span>
      <b>{folder === undefined ? texts.noFolderChosen() : (name ?? texts.folderNumber({ id: folder }))}</b>
      <Button size="sm" variant="outline" onClick={() => pickFolder(({ id }) => onChange(id))}>
        <Folder aria-hidden />
        {texts.chooseFolder()}
      </Button>
      {children}
      {folderDialog}
    </div>
  )
}
