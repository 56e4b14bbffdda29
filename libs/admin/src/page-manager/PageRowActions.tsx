import { Box, HStack } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { IconButton, IconLink } from '@sitewright/ui'
import { ArrowUpRight, Ellipsis } from 'lucide-react'
import { pageAddress } from '../shared/page-address.ts'
import { rowActions, type OnRowAction } from './row-action.tsx'

export interface PageRowActionsProps {
  page: Page
  /** True while the page is being deleted. */
  busy: boolean
  onAction: OnRowAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (page: Page) => void
}

export function PageRowActions({ page, busy, onAction, onMore }: PageRowActionsProps) {
  return (
    <>
      <HStack hideBelow="md" gap="0.5" justify="end">
        {rowActions.map(({ action, ...look }) => (
          <IconButton key={action} {...look} disabled={busy} onClick={() => onAction(action, page)} />
        ))}
        <IconLink label="Open page" href={pageAddress(page)} icon={<ArrowUpRight />} />
      </HStack>
      <Box hideFrom="md">
        <IconButton label="Page actions" icon={<Ellipsis />} disabled={busy} onClick={() => onMore(page)} />
      </Box>
    </>
  )
}
