import { Box, HStack } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import { IconButton, IconLink } from '@sitewright/ui'
import { ArrowUpRight, Ellipsis, SquarePen } from 'lucide-react'
import { ApartLine } from '../shared/ApartLine.tsx'
import { InWords } from '../shared/InWords.tsx'
import { editAddress, pageAddress } from '../shared/page-address.ts'
import { rowActions, type OnRowAction } from './row-action.tsx'
import { useMayWrite } from './use-may-write.ts'
import { texts } from './messages.ts'

export interface PageRowActionsProps {
  page: ListedPage
  /** True while the page is being deleted. */
  busy: boolean
  onAction: OnRowAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (page: ListedPage) => void
}

/** The actions of a page in its row: icons, in very wide windows with a word beside each. */
export function PageRowActions({ page, busy, onAction, onMore }: PageRowActionsProps) {
  const mayWrite = useMayWrite(page)
  const buttons = rowActions.map(({ action, word, icon, ...look }) => (
    <IconButton
      key={action}
      {...look}
      icon={<InWords icon={icon} word={word} />}
      disabled={busy}
      onClick={() => onAction(action, page)}
    />
  ))
  return (
    <>
      <HStack hideBelow="md" gap="0.5" justify="end">
        {mayWrite && (
          <IconLink
            data-written=""
            label={texts.write()}
            href={editAddress(page)}
            icon={<InWords icon={<SquarePen />} word={texts.writeWord()} />}
          />
        )}
        {buttons.slice(0, 1)}
        <IconLink
          data-open=""
          label={texts.open()}
          href={pageAddress(page)}
          icon={<InWords icon={<ArrowUpRight />} word={texts.openWord()} />}
        />
        {buttons.slice(1, -1)}
        <ApartLine />
        {buttons.slice(-1)}
      </HStack>
      <Box hideFrom="md">
        <IconButton label={texts.pageActions()} icon={<Ellipsis />} disabled={busy} onClick={() => onMore(page)} />
      </Box>
    </>
  )
}
