import { Button, Stack } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { pageAddress } from '../shared/page-address.ts'
import { rowActions, type OnRowAction } from './row-action.tsx'

export interface PageActionsDialogProps {
  page: Page
  onAction: OnRowAction
  onClose: () => void
}

/** The actions of a row where the window is too narrow to show them in it. */
export function PageActionsDialog({ page, onAction, onClose }: PageActionsDialogProps) {
  const [before] = useState(() => document.activeElement)
  const look = { variant: 'ghost', size: 'lg', width: 'full', justifyContent: 'start' } as const
  return (
    <AppDialog open size="sm" title={page.name || '[no title]'} onClose={onClose}>
      <Stack gap="1">
        <Button asChild type={undefined} {...look}>
          <a href={pageAddress(page)}>
            <ArrowUpRight /> Open page
          </a>
        </Button>
        {rowActions.toReversed().map(({ action, label, icon, tone }) => (
          <Button
            key={action}
            {...look}
            color={tone === 'danger' ? 'fg.error' : undefined}
            onClick={() => {
              flushSync(onClose)
              // What opens next has to find the focus there, to return it when it closes.
              if (before instanceof HTMLElement) before.focus()
              onAction(action, page)
            }}
          >
            {icon} {label}
          </Button>
        ))}
      </Stack>
    </AppDialog>
  )
}
