export interface StackedRows {
  /** `grid-template-columns` of a row. */
  columns: string
  /** Where the cells of each column stand in it, as `grid-area`, by the column's key. */
  areas: Readonly<Record<string, string>>
  /** Columns whose headers nothing needs that is in sight; they are still read out. */
  unheaded: readonly string[]
}

/**
 * Styles around a `DataTable` whose rows, in a window too narrow for its columns beside each other, stand in lines of
 * their own instead of beyond the edge. It stays a table for screen readers.
 */
export function stackedRows({ columns, areas, unheaded }: StackedRows) {
  const cells = Object.entries(areas).map(([column, gridArea]) => [
    `& td[data-column=${column}]`,
    { mdDown: { gridArea } },
  ])
  return {
    '& :is(table, thead, tbody)': { mdDown: { display: 'block' } },
    '& thead tr': {
      mdDown: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        paddingInline: '3',
        background: 'bg.subtle',
        borderTopRadius: 'lg',
        borderBottomWidth: '1px',
      },
    },
    '& th': { mdDown: { paddingInline: '0', borderBottomWidth: '0', textStyle: 'xs' } },
    [`& th:is(${unheaded.map((column) => `[data-column=${column}]`).join()})`]: {
      mdDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '& tbody tr': {
      mdDown: { display: 'grid', gridTemplateColumns: columns, alignItems: 'center', paddingBlock: '2' },
    },
    '& tbody tr + tr': { mdDown: { borderTopWidth: '1px', borderColor: 'border.muted' } },
    '& tbody tr:not([data-plain]):is(:hover, :focus-within)': { mdDown: { background: 'bg.subtle' } },
    '& tbody tr:not(:last-of-type) td': { mdDown: { borderBottomWidth: '0' } },
    '& td': { mdDown: { height: 'auto', minWidth: '0', paddingBlock: '0.5', paddingInline: '3' } },
    '& td:empty': { mdDown: { display: 'none' } },
    // what stands in place of rows, and the bars of those that are still on their way
    '& [data-plain] > td': { mdDown: { gridColumn: '1 / -1' } },
    '& [data-plain] > td:nth-of-type(n + 3)': { mdDown: { display: 'none' } },
    ...Object.fromEntries(cells),
  }
}
