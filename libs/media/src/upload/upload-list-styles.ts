import type { SystemStyleObject } from '@chakra-ui/react'

/** Rows of files, each with its progress. */
export const uploadRowsStyles: SystemStyleObject = {
  '& ul': { maxHeight: '64', overflowY: 'auto', marginInline: '-1', paddingInline: '1' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingBlock: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li > div': { flex: '1', minWidth: '0' },
  '& li b': {
    display: 'block',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li small': { display: 'block', textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& li progress': { marginBlock: '1' },
  '& li[data-state=failed] small': { color: 'fg.error' },
  '& li[data-state=cancelled] b': { color: 'fg.muted' },
  '& li > svg': { flex: 'none', width: '5', height: '5', marginInline: '1.5', color: 'fg.success' },
}

export const uploadListStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  padding: '3',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  textStyle: 'sm',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '8' },
  '& h2': { flex: '1', fontWeight: 'semibold', textStyle: 'sm' },
  '& header > div': { display: 'flex', gap: '2' },
  '& > p': { display: 'flex', alignItems: 'center', gap: '3' },
  '& > p > span': { minWidth: '10', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  ...uploadRowsStyles,
}
