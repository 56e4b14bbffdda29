import { Box, HStack } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { IconButton, IconLink } from '@sitewright/ui'
import { Ellipsis } from 'lucide-react'
import { Fragment, memo } from 'react'
import { ApartLine } from '../shared/ApartLine.tsx'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import type { FileAction, OnFileAction } from './file-action.tsx'
import type { ListedFile } from './listed-file.ts'
import { tooltipDelay } from './tooltip-delay.ts'
import { texts } from './messages.ts'

export interface FileRowActionsProps {
  file: ListedFile
  actions: readonly ActionLook<FileAction>[]
  /** True while something is being done with the file. */
  busy: boolean
  onAction: OnFileAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (file: ListedFile) => void
}

export const FileRowActions = memo(function FileRowActions({
  file,
  actions,
  busy,
  onAction,
  onMore,
}: FileRowActionsProps) {
  return (
    <>
      <HStack data-actions="row" gap="0.5" justify="end">
        {actions.map(({ action, label, icon, tone }) =>
          action === 'download' ? (
            <IconLink
              key={action}
              label={label}
              tooltipDelay={tooltipDelay.action}
              href={fileUrl(file.id, { dl: true })}
              download
              icon={icon}
            />
          ) : (
            <Fragment key={action}>
              {tone === 'danger' && <ApartLine />}
              <IconButton
                label={label}
                icon={icon}
                tooltipDelay={tooltipDelay.action}
                disabled={busy}
                onClick={() => onAction(action, file)}
                {...(tone && { tone })}
              />
            </Fragment>
          ),
        )}
      </HStack>
      <Box data-actions="button">
        <IconButton
          label={texts.fileActions()}
          icon={<Ellipsis />}
          tooltipDelay={tooltipDelay.action}
          disabled={busy}
          onClick={() => onMore(file)}
        />
      </Box>
    </>
  )
})
