import { defineStyle } from '@chakra-ui/react'

const icon = 'spacing.7'

/** One set of nested rules for all entries: styling each of hundreds would cost time. */
export const timelineStyles = defineStyle({
  display: 'grid',
  gap: '5',
  textStyle: 'sm',
  '& h3': { textStyle: 'label', color: 'fg.muted', marginBlockEnd: '3' },
  '& li': {
    position: 'relative',
    paddingInlineStart: `calc({${icon}} + {spacing.3})`,
    paddingBlockEnd: '4',
    overflowWrap: 'anywhere',
    borderRadius: 'sm',
  },
  // from one entry to the next
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: icon.replace('spacing.', ''),
    insetBlockEnd: '0',
    insetInlineStart: `calc({${icon}} / 2)`,
    borderInlineStartWidth: '1px',
    borderColor: 'border.emphasized',
  },
  '& li > svg': {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    width: '7',
    height: '7',
    padding: '1.5',
    borderWidth: '1px',
    borderRadius: 'full',
    color: 'accent.fg',
    background: 'bg.panel',
  },
  '& li > p:first-of-type': { fontWeight: 'medium', paddingBlockStart: '0.5' },
  '& li > p:not(:first-of-type)': { color: 'fg.muted', textStyle: 'xs', marginBlockStart: '0.5' },
  '& li > p > strong': { color: 'fg', fontWeight: 'semibold' },
  '& li[data-struck] > p:first-of-type': { color: 'fg.muted', fontWeight: 'normal' },
  '& li[data-struck] > svg': { color: 'fg.muted' },
  '& footer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.muted' },
})
