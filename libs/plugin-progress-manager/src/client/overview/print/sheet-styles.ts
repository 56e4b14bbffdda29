import { defineStyle } from '@chakra-ui/react'
import { upright } from '../overview-table-styles.ts'

/** While the sheet is there nothing else is printed, and it is in landscape. */
export const alone =
  '@page{size:A4 landscape;margin:12mm}@media print{body>:not([data-print-sheet]){display:none!important}}'

/** Black on white, whatever the screen looks like. */
export const sheetStyles = defineStyle({
  display: 'none',
  '@media print': { display: 'block' },
  colorScheme: 'light only',
  color: 'CanvasText',
  textStyle: 'xs',
  '& *': { color: 'CanvasText!' },
  '& h1': { textStyle: 'lg', fontWeight: 'bold' },
  '& h1 + p': { marginBlockEnd: '1' },
  '& table': {
    width: 'full',
    marginBlockStart: '3',
    borderCollapse: 'collapse',
    textStyle: '2xs',
    fontVariantNumeric: 'tabular-nums',
  },
  '& table + table': { breakBefore: 'page' },
  // on every sheet that the table goes on to
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& :is(th, td)': {
    paddingInline: '1',
    paddingBlock: '0.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 'bold' },
  '& tbody th': { fontWeight: 'medium' },
  '& [data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-mark]': { textAlign: 'center', padding: '0', fontSize: 'sm', fontWeight: 'bold', lineHeight: 'none' },
  '& [data-upright]': {
    width: '5.5',
    textAlign: 'center',
    paddingInline: '0.5',
    paddingBlock: '1',
    '& > *': upright('8rem'),
  },
  // names give way to stages only so far
  '& :is([data-name], [data-email])': { minWidth: '32' },
  '& [data-state]': { minWidth: '20' },
})
