import { Badge, Button, Text } from '@chakra-ui/react'
import { DataTable, type Column } from '@sitewright/ui'
import { useState } from 'react'
import { StackedRows } from '../shared/StackedRows.tsx'
import styles from './ImportTable.module.css'
import type { PlannedPerson } from './plan-import.ts'
import { texts } from './messages.ts'

/** Rows that are drawn; all of a long list would take the browser long. */
const maxShown = 200

/** Rows in sight of a preview before all are asked for: what is chosen below it is to be found. */
const maxPreviewed = 5

export interface ImportTableProps<Line extends { person: PlannedPerson }> {
  caption: string
  lines: readonly Line[]
  /** What is said of a line, and in which colour. */
  outcome: (line: Line) => { text: string; palette: 'green' | 'gray' | 'red' }
  /** Begins with the first few lines, as something is below it. @default false */
  preview?: boolean
}

/** Lines of a list with what will, or did, become of them; those with an error come first. */
export function ImportTable<Line extends { person: PlannedPerson }>(props: ImportTableProps<Line>) {
  const { caption, lines, outcome, preview = false } = props
  const [whole, setWhole] = useState(!preview)
  const isBad = (line: Line) => outcome(line).palette === 'red'
  const shown = whole ? maxShown : maxPreviewed
  const sorted = [...lines.filter(isBad), ...lines.filter((line) => !isBad(line))]
  return (
    <StackedRows className={styles.lines}>
      <DataTable
        caption={caption}
        columns={columnsOf(outcome)}
        rows={sorted.slice(0, shown)}
        rowKey={(line) => lines.indexOf(line)} // several people may be on one line
        empty=""
      />
      {!whole && lines.length > shown && (
        <Button variant="outline" size="sm" marginTop="2" onClick={() => setWhole(true)}>
          {texts.showAll({ count: lines.length })}
        </Button>
      )}
      {whole && lines.length > shown && (
        <Text color="fg.muted">{texts.moreLines({ count: lines.length - shown })}</Text>
      )}
    </StackedRows>
  )
}

function columnsOf<Line extends { person: PlannedPerson }>(outcome: ImportTableProps<Line>['outcome']): Column<Line>[] {
  return [
    { key: 'line', header: texts.line(), cell: ({ person }) => person.line },
    {
      key: 'person',
      header: texts.person(),
      cell: ({ person }) => (
        <>
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{person.name || person.email}</bdi>
          </Text>
          {person.name !== '' && (
            <Text color="fg.muted" overflowWrap="anywhere">
              <bdi>{person.email}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'roles',
      header: texts.roles(),
      cell: ({ person }) => person.roles.length > 0 && <bdi>{person.roles.join(texts.separator())}</bdi>,
    },
    {
      key: 'outcome',
      header: texts.result(),
      cell: (line) => {
        const { text, palette } = outcome(line)
        return (
          <Badge colorPalette={palette} variant="subtle" whiteSpace="normal" borderRadius="md">
            {text}
          </Badge>
        )
      },
    },
  ]
}
