import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { maxFooterColumns, maxFooterHtml, type FooterFields } from '@sitewright/api-client'
import { useDeferredFocus } from '@sitewright/page-kit'
import { IconButton, Spinner } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { EditedLook } from '../use-edited-look.ts'
import { texts } from './messages.ts'

const ColumnText = lazy(() => import('./ColumnText.tsx'))

export interface FooterColumnsProps {
  edited: Pick<EditedLook, 'draft' | 'round' | 'changeFooter' | 'replace'>
}

type Column = FooterFields['columns'][number]

/** The columns of text, to be written and put in order. */
export function FooterColumns({ edited }: FooterColumnsProps) {
  const { draft, round, changeFooter, replace } = edited
  const { columns } = draft.footer
  const wishFocus = useDeferredFocus()
  const isFull = columns.length >= maxFooterColumns
  const putAll = (next: readonly Column[]) => replace({ footer: { ...draft.footer, columns: [...next] } })
  const change = (place: number, part: Partial<Column>) =>
    changeFooter({ columns: columns.map((column, at) => (at === place ? { ...column, ...part } : column)) })

  return (
    <Stack gap="3" role="group" aria-label={texts.columns()}>
      {columns.map((column, place) => (
        <FooterColumn
          key={`${round} ${place}`}
          column={column}
          place={place}
          last={columns.length - 1}
          onChange={(part) => change(place, part)}
          onMove={(to) => putAll(moved(columns, place, to))}
          onRemove={() => putAll(columns.toSpliced(place, 1))}
        />
      ))}
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={isFull}
          onClick={() => {
            putAll([...columns, { heading: '', html: '' }])
            wishFocus(`[data-column="${columns.length}"]`)
          }}
        >
          <Plus /> {texts.addColumn()}
        </Button>
        {isFull && (
          <Text color="fg.muted" textStyle="sm">
            {texts.columnsFull({ most: maxFooterColumns })}
          </Text>
        )}
      </Flex>
    </Stack>
  )
}

interface FooterColumnProps {
  column: Column
  /** Counted from 0. */
  place: number
  /** The place of the last one. */
  last: number
  onChange: (part: Partial<Column>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function FooterColumn({ column, place, last, onChange, onMove, onRemove }: FooterColumnProps) {
  return (
    <Box role="group" aria-label={texts.column({ place: place + 1 })} borderWidth="1px" borderRadius="md" padding="3">
      <Flex gap="1" align="center" marginBlockEnd="2">
        <Text flex="1" fontWeight="medium" textStyle="sm">
          {texts.column({ place: place + 1 })}
        </Text>
        <IconButton
          icon={<ArrowUp />}
          label={texts.columnBack()}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          icon={<ArrowDown />}
          label={texts.columnOn()}
          disabled={place === last}
          onClick={() => onMove(place + 1)}
        />
        <IconButton icon={<Trash2 />} tone="danger" label={texts.removeColumn()} onClick={onRemove} />
      </Flex>
      <Stack gap="2">
        <Input
          size="sm"
          dir="auto"
          data-column={place}
          aria-label={texts.columnHeading({ place: place + 1 })}
          placeholder={texts.heading()}
          maxLength={100}
          autoComplete="off"
          value={column.heading}
          onChange={({ target }) => onChange({ heading: target.value })}
        />
        <Suspense fallback={<Spinner label={texts.loadingEditor()} size="sm" />}>
          <ColumnText
            label={texts.columnText({ place: place + 1 })}
            value={column.html}
            onChange={(html) => onChange({ html })}
          />
        </Suspense>
        <TextLength place={place} length={column.html.length} />
      </Stack>
    </Box>
  )
}

/** How much room is left for a text that is long, and how much of it is too much. */
function TextLength({ place, length }: { place: number; length: number }) {
  const over = length - maxFooterHtml
  if (over > 0)
    return (
      <Text data-too-long={place} tabIndex={-1} role="alert" textStyle="sm" color="fg.error">
        {texts.tooLong({ over, most: maxFooterHtml })}
      </Text>
    )
  if (length < maxFooterHtml * nearly) return null
  return (
    <Text textStyle="xs" color="fg.muted">
      {texts.lengthOf({ length, most: maxFooterHtml })}
    </Text>
  )
}

/** The share of its room from which on a text is told how much there is. */
const nearly = 0.8

function moved(columns: readonly Column[], from: number, to: number): readonly Column[] {
  const column = columns[from]
  return column ? columns.toSpliced(from, 1).toSpliced(to, 0, column) : columns
}
