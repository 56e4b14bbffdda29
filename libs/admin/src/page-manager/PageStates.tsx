import { Badge, Flex } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import { formatMoment, Tooltip } from '@sitewright/ui'
import { visibilityOf } from '@sitewright/page-kit/publishing'

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
      {roles.length > 0 && <State text="Restricted" explanation={`Only for ${roles.join(', ')}`} />}
      {menu && <State text="In menu" explanation="An item of the main menu leads to this page" />}
      {draft && <State text="Draft" color="orange" explanation="There are changes that are not published yet" />}
    </Flex>
  )
}

const states = {
  visible: (_start: number | null, end: number | null) => (
    <State
      text="Published"
      color="green"
      explanation={end === null ? 'Visitors see this page' : `Shown until ${formatMoment(end)}`}
    />
  ),
  unpublished: () => <State text="Not published" explanation="Visitors do not see this page" />,
  scheduled: (start: number | null, end: number | null) => (
    <State text="Scheduled" color="blue" explanation={['Shown', from(start), until(end)].join('')} />
  ),
  ended: (_start: number | null, end: number | null) => <State text="Ended" explanation={`Shown${until(end)}`} />,
}

const from = (moment: number | null) => (moment === null ? '' : ` from ${formatMoment(moment)}`)
const until = (moment: number | null) => (moment === null ? '' : ` until ${formatMoment(moment)}`)

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
