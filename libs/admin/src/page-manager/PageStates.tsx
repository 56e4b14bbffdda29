import { Badge, Flex } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import { formatMoment, Tooltip } from '@sitewright/ui'
import { visibilityOf } from '@sitewright/page-kit/publishing'
import { texts } from './messages.ts'

export interface PageStatesProps {
  page: ListedPage
  /** Epoch seconds. */
  now: number
}

/** How a page stands: whether visitors see it, which of them, from the menu or not, and whether it has a draft. */
export function PageStates({ page, now }: PageStatesProps) {
  const { pub_start, pub_end, roles, menu, draft } = page
  return (
    <Flex gap="1" wrap="wrap">
      {states[visibilityOf(page, now)](pub_start, pub_end)}
      {roles.length > 0 && <State text={texts.restricted()} explanation={texts.onlyFor({ roles: roles.join(', ') })} />}
      {menu && <State text={texts.inMenu()} explanation={texts.inMenuHint()} />}
      {draft && <State text={texts.draft()} color="orange" explanation={texts.draftHint()} />}
    </Flex>
  )
}

const states = {
  visible: (_start: number | null, end: number | null) => (
    <State text={texts.published()} color="green" explanation={end === null ? texts.visible() : shownText(null, end)} />
  ),
  unpublished: () => <State text={texts.unpublished()} explanation={texts.hidden()} />,
  scheduled: (start: number | null, end: number | null) => (
    <State text={texts.scheduled()} color="blue" explanation={shownText(start, end)} />
  ),
  ended: (_start: number | null, end: number | null) => (
    <State text={texts.ended()} explanation={shownText(null, end)} />
  ),
}

/** In epoch seconds. */
function shownText(start: number | null, end: number | null): string {
  if (start === null) return end === null ? texts.shown() : texts.shownUntil({ until: formatMoment(end) })
  const from = formatMoment(start)
  return end === null ? texts.shownFrom({ from }) : texts.shownBetween({ from, until: formatMoment(end) })
}

interface StateProps {
  text: string
  explanation: string
  color?: 'green' | 'blue' | 'orange' | 'gray'
}

function State({ text, explanation, color = 'gray' }: StateProps) {
  return (
    <Tooltip label={explanation}>
      <Badge size="sm" variant="subtle" colorPalette={color} whiteSpace="nowrap">
        {text}
      </Badge>
    </Tooltip>
  )
}
