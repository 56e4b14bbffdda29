import { stackedRows } from '../shared/stacked-rows.ts'

/**
 * Long words break, yet no column gets too narrow to read. In a narrow window the lines of a row are the title, how the
 * page stands, and its address and type.
 */
export const pageTableLayout = {
  '& td, & td a': { overflowWrap: 'anywhere' },
  '& td:not([data-align=end], [colspan])': { md: { minWidth: '20' }, lg: { minWidth: '32' } },
  '& table :is(th, td)': { paddingInline: { md: '1.5', lg: '3' } },
  '& :is(th, td):has([type=checkbox])': { md: { width: '12', minWidth: '0' } },
  ...stackedRows({
    columns: 'auto minmax(0, max-content) minmax({sizes.24}, 1fr) auto',
    areas: {
      select: '1 / 1 / span 3',
      name: '1 / 2 / auto / span 2',
      states: '2 / 2 / auto / span 2',
      url: '3 / 2',
      detail: '3 / 3',
      actions: '1 / 4 / span 3',
    },
    unheaded: ['states', 'actions'],
  }),
}
