import { Stack, Text } from '@chakra-ui/react'
import type { PageType } from '@sitewright/api-client'
import { DataTable, type Column } from '@sitewright/ui'

const columns: Column<PageType>[] = [
  { key: 'title', header: 'Type', cell: ({ title }) => title },
  { key: 'detail', header: 'What it is for', cell: ({ detail }) => detail },
]

/** What each page type is for. */
export function PageTypesTable({ types, loading }: { types: readonly PageType[]; loading: boolean }) {
  return (
    <Stack gap="1.5">
      {/* The table's own caption is for screen readers. */}
      <Text aria-hidden textStyle="sm" fontWeight="medium">
        Page types
      </Text>
      <DataTable
        caption="Page types"
        columns={columns}
        rows={types}
        rowKey={({ id }) => id}
        empty="No page types"
        loading={loading}
      />
    </Stack>
  )
}
