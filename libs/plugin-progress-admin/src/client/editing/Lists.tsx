import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { stick } from '@sitewright/ui'

const row: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: '0.5',
  paddingInline: '1.5',
  paddingBlock: '1.5',
  textStyle: 'sm',
  '& > [data-place]': {
    flex: 'none',
    minWidth: 'calc(var(--digits) * 1ch)',
    paddingBlock: '1.5',
    color: 'fg.muted',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  // Where this is too little for a name, the buttons go below it.
  '& > [data-name]': {
    flex: '1 1 8.5rem',
    minWidth: '0',
    paddingInline: '1.5',
    paddingBlock: '1.5',
    overflowWrap: 'anywhere',
  },
  // as high as the buttons, so that a name of one line is in their middle
  '@media (pointer: coarse)': { '& > :is([data-place], [data-name])': { paddingBlock: '3' } },
  // the room of its buttons, also before they are there
  '& > [data-actions]': {
    display: 'flex',
    flex: 'none',
    width: 'calc(4 * {sizes.8})',
    marginInlineStart: 'auto',
    '@media (pointer: coarse)': { width: 'calc(4 * {sizes.11})' },
  },
}

/** Both lists, beside each other where there is room. All looks of their rows: a styled element costs more than a plain one. */
export const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
    '& [data-list]': { borderWidth: '1px', borderRadius: 'lg', background: 'bg.panel' },
    '& [data-title]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      paddingInline: '4',
      borderBlockEndWidth: '1px',
    },
    '& h2': { fontWeight: 'semibold', textStyle: 'md' },
    '& [data-count]': {
      paddingInline: '2',
      borderRadius: 'full',
      background: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
    },
    '& :is(ol, ul)': { listStyle: 'none' },
    '& [data-entry]': {
      borderBlockEndWidth: '1px',
      borderColor: 'border.muted',
      background: 'bg.panel',
      '& > [role=group]': row,
    },
    '& [data-entry][data-dragging]': {
      borderRadius: 'lg',
      boxShadow: 'lg',
      outline: '1px solid {colors.accent.border}',
    },
    '& [data-foot]': {
      ...stick.foot,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginBlockStart: '-1px',
      padding: '2',
      borderBlockStartWidth: '1px',
      borderBottomRadius: 'lg',
      background: 'bg.panel',
      '& > p': { color: 'fg.muted', textStyle: 'xs' },
    },
    '& [data-turning]': { animation: 'spin' },
  },
})
