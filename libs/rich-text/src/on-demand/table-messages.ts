import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/table-tools', {
  table: 'Table',
  headerRow: 'Header row',
  mergeCells: 'Merge cells',
  splitCell: 'Split cell',
  rowAbove: 'Insert row above',
  rowBelow: 'Insert row below',
  deleteRow: 'Delete row',
  columnBefore: 'Insert column before',
  columnAfter: 'Insert column after',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
})
