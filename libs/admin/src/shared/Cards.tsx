import { Box, Stack } from '@chakra-ui/react'
import { Spinner } from '@sitewright/ui'
import type { ReactNode } from 'react'

export interface CardsProps<Row> {
  /** The accessible name of the list. */
  label: string
  rows: readonly Row[]
  loading: boolean
  loadingLabel: string
  /** Stands where there is no row. */
  empty: ReactNode
  /** What a card holds. */
  children: (row: Row) => ReactNode
}

/** Rows one below the other as cards, for windows that are too narrow for a table. */
export function Cards<Row extends { id: number | string }>(props: CardsProps<Row>) {
  const { label, rows, loading, loadingLabel, empty, children } = props
  if (loading) return <Spinner label={loadingLabel} />
  if (rows.length === 0)
    return (
      <Box borderWidth="1px" borderRadius="lg" background="bg.panel">
        {empty}
      </Box>
    )
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label={label}>
      {rows.map((row) => (
        <Box as="li" key={row.id} padding="4" borderWidth="1px" borderRadius="lg" background="bg.panel">
          {children(row)}
        </Box>
      ))}
    </Stack>
  )
}
