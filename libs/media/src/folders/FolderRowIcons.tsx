import { Tooltip } from '@sitewright/ui'
import { FolderPlus, KeyRound, Lock, Trash2 } from 'lucide-react'
import type { FolderRowProps } from './FolderRow.tsx'
import { RowButton } from './RowButton.tsx'
import { folderTooltipDelays } from './tooltip-delays.ts'

/** What can be done with a folder, as far as this person may. */
export function FolderRowIcons(props: FolderRowProps) {
  const { folder, reachable, mayCreate, mayEditPermissions, mayDelete, on } = props
  const { MayManage, Static, Root } = folder
  const button = { tooltipDelay: folderTooltipDelays.icon, tabIndex: reachable ? 0 : -1 }
  return (
    <span data-icons="">
      {mayCreate && MayManage && (
        <RowButton
          {...button}
          label="Create subfolder"
          icon={<FolderPlus />}
          onClick={() => on.createSubfolder(folder)}
        />
      )}
      {mayEditPermissions && MayManage && Root !== 'personal' && (
        <RowButton
          {...button}
          label="Edit permissions"
          icon={<KeyRound />}
          onClick={() => on.editPermissions(folder)}
        />
      )}
      {mayDelete && MayManage && !Static && (
        <RowButton
          {...button}
          label="Delete folder"
          icon={<Trash2 />}
          data-danger=""
          onClick={() => on.delete(folder)}
        />
      )}
      {Static && (
        <Tooltip label="Cannot be deleted" openDelay={folderTooltipDelays.icon}>
          <span role="img" aria-label="Cannot be deleted">
            <Lock aria-hidden />
          </span>
        </Tooltip>
      )}
    </span>
  )
}
