import { chakra } from '@chakra-ui/react'

/** All looks of the rows: there are many, and a styled element costs more than a plain one. */
export const SubmissionLayout = chakra('div', {
  base: {
    '& bdi': { overflowWrap: 'anywhere' },
    '& td:nth-of-type(3)': { whiteSpace: 'nowrap' },
    '& [data-buttons]': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '& [data-done]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'fg.muted',
      fontWeight: 'medium',
    },
    '& [data-done] svg': { width: '4', height: '4' },
    '& [data-done] a': { color: 'accent.fg', textDecoration: 'underline' },
    // what takes something away stands apart
    '& [data-release] + *': { marginInlineStart: '3' },
    '& :is([data-release], [data-undo])': {
      minHeight: '8',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      textStyle: 'label',
      cursor: 'pointer',
      _disabled: { opacity: '0.45', cursor: 'not-allowed' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    '& [data-open]': {
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
    '& [data-open=new]': { fontWeight: 'semibold' },
    '& [data-open]:disabled': { textDecoration: 'none', cursor: 'default' },
    // one line that takes no room of its own, so that it never widens the table
    '& [data-snippet]': {
      display: 'block',
      width: '0',
      minWidth: '100%',
      whiteSpace: 'nowrap',
      textStyle: 'sm',
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    // cut at its own end, whatever the direction of the screen
    '& [data-snippet] bdi': {
      display: 'block',
      width: 'fit-content',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-state]': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& [data-state=new]': { color: 'fg', fontWeight: 'semibold' },
    '& [data-state=new]::before': {
      content: '""',
      display: 'inline-block',
      width: '2',
      height: '2',
      marginInlineEnd: '2',
      borderRadius: 'full',
      background: 'accent.solid',
    },
    // In a narrow window each row is a block of its own, so that nothing has to be scrolled sideways.
    smDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', paddingBlock: '2' },
      '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
      '& tbody td': { display: 'block', height: 'auto', paddingBlock: '0.5', borderWidth: '0!' },
      '& tbody td:first-of-type:not([colspan])': { fontWeight: 'semibold' },
      '& tbody td:nth-of-type(3)': { color: 'fg.muted' },
      '& tbody td[data-align=end]': { textAlign: 'start' },
    },
  },
})
