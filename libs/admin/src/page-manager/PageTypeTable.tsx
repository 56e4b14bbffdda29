import { chakra, Text } from '@chakra-ui/react'
import type { PageType } from '@sitewright/api-client'
import { EmptyState, Spinner, VisuallyHidden } from '@sitewright/ui'
import { KindSketch } from './KindSketch.tsx'
import { texts } from './new-page-messages.ts'

/** A table whose rows are pictures with words: beside each other where there is room. */
const Types = chakra('table', {
  base: {
    display: 'block',
    width: 'full',
    '& caption': { display: 'block', textAlign: 'start', textStyle: 'xs', color: 'fg.muted', marginBottom: '1' },
    '& tbody': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: '1',
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '3',
      rowGap: '0.5',
      padding: '2',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& tbody tr[data-chosen]': { background: 'accent.subtle' },
    '& tbody td': { display: 'block', textAlign: 'start', textStyle: 'sm' },
    '& td:first-of-type': { display: 'contents' },
    '& svg': { gridRow: '1 / 3' },
    '& td + td': { gridColumn: '2' },
  },
})

export interface PageTypeTableProps {
  types: readonly PageType[]
  loading: boolean
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
}

/**
 * What the page types are for, with a picture each: what helps to choose in the select above it. A press chooses as well,
 * for those who try; it is no second thing to fill in.
 */
export function PageTypeTable({ types, loading, value, onChange }: PageTypeTableProps) {
  if (loading) return <Spinner label={texts.loadingTypes()} />
  if (types.length === 0) return <EmptyState title={texts.noTypes()} />
  // the roles are those that the elements have anyway, unless they are laid out as something else
  return (
    <Types role="table">
      <caption>{texts.types()}</caption>
      <chakra.thead role="rowgroup">
        <chakra.tr role="row">
          {[texts.typeColumn(), texts.descriptionColumn()].map((header) => (
            <chakra.th key={header} scope="col" role="columnheader">
              <VisuallyHidden>{header}</VisuallyHidden>
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup">
        {types.map(({ id, title, detail, picture }) => (
          <chakra.tr key={id} role="row" data-chosen={id === value ? '' : undefined} onClick={() => onChange(id)}>
            <chakra.td role="cell">
              <KindSketch picture={picture} />
              <Text fontWeight="medium">{title}</Text>
            </chakra.td>
            <chakra.td role="cell">
              <Text textStyle="xs" color="fg.muted">
                {detail}
              </Text>
            </chakra.td>
          </chakra.tr>
        ))}
      </chakra.tbody>
    </Types>
  )
}
