import { useRecipe, useSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'
import { useMemo } from 'react'

/** Where fields and buttons stand beside each other; a finger's buttons need more room. */
const oneLine = '@media (min-width: 48rem) and (pointer: fine), (min-width: 64rem)'

/** The list, and the heads of its columns. */
const frame: SystemStyleObject = {
  '--button': 'spacing.8',
  '@media (pointer: coarse)': { '--button': 'spacing.11' },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  '& [data-head]': {
    display: 'none',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    paddingInlineStart: '2',
    [oneLine]: { display: 'block' },
  },
  '& [data-head] span': { paddingInline: '2.5' },
}

/** A row of the list, and the places in it. */
const rows: SystemStyleObject = {
  '& [data-item]': {
    display: 'flex',
    alignItems: 'stretch',
    paddingInlineStart: { base: '1', md: '2' },
    background: 'bg.panel',
    _focusVisible: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
    },
  },
  '& [data-item] + [data-item]': { borderTopWidth: '1px', borderTopColor: 'border.muted' },
  '& [data-item]:first-of-type': { borderTopRadius: 'lg', [oneLine]: { borderTopRadius: '0' } },
  '& [data-item]:last-of-type': { borderBottomRadius: 'lg' },
  '& [data-item][data-dragging]': { boxShadow: 'lg', borderColor: 'transparent', borderRadius: 'lg' },
  '& [data-item][data-refused]': { background: 'bg.error' },
  '& [data-indent]': {
    flex: 'none',
    width: { base: '3', md: '8' },
    borderInlineEndWidth: '1px',
    borderColor: 'border.emphasized',
  },
  '& [data-fields]': {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: 'var(--button) minmax(0, 1fr)',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    paddingBlock: '1.5',
    paddingInline: '1',
    [oneLine]: {
      gridTemplateColumns: {
        base: 'var(--button) minmax(0, 1fr) {spacing.44} calc(8 * var(--button))',
        lg: 'var(--button) minmax(0, 1fr) {spacing.64} calc(8 * var(--button))',
      },
    },
  },
}

/** What is around the fields of a row, and below them. */
const fields: SystemStyleObject = {
  '& [data-select]': {
    position: 'relative',
    gridColumnStart: '2',
    [oneLine]: { gridColumnStart: 'auto' },
    '& svg': {
      position: 'absolute',
      insetInlineEnd: '2',
      top: 'calc(50% - 0.5em)',
      width: '1em',
      height: '1em',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
  '& [data-address]': {
    gridColumn: '2 / -1',
    [oneLine]: { gridColumn: '2 / 4', gridRow: '2' },
    '& input[aria-invalid] + small': { color: 'fg.error!' },
  },
  '& [data-heading]': {
    gridColumn: '2 / -1',
    [oneLine]: { gridColumn: '2 / 4', gridRow: '2' },
    '& [data-select]': { display: 'block' },
    '& [data-gone]': { color: 'fg.error!' },
  },
  '& [data-address] + [data-heading]': { [oneLine]: { gridRow: '3' } },
  '& :is([data-address], [data-heading]) small': {
    display: 'block',
    textStyle: 'xs',
    color: 'fg.muted',
    paddingInlineStart: '2.5',
    paddingBlockStart: '1',
  },
}

/** What is said of a row, and its buttons. */
const besides: SystemStyleObject = {
  '& [data-note]': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '1.5',
    gridColumn: '2 / -1',
    paddingInlineStart: '2.5',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none', width: '1em', height: '1em', alignSelf: 'center' },
    '&[data-lost]': { color: 'fg.error' },
    '& a': { textDecoration: 'underline', fontWeight: 'medium' },
  },
  '& [data-actions]': {
    display: 'flex',
    justifyContent: 'flex-end',
    gridColumn: '1 / -1',
    [oneLine]: { gridColumn: 'auto' },
    '& > button': { flex: '0 1 auto', minWidth: '8' },
    '& > [aria-pressed=true]': { background: 'accent.subtle', color: 'accent.fg' },
  },
}

/**
 * One set of nested rules for all rows: hundreds of styled components would make the list slow to appear. The fields
 * look like the design system's own.
 */
export function useMenuTreeStyles(): SystemStyleObject {
  const input = useRecipe({ key: 'input' })
  const select = useSlotRecipe({ key: 'nativeSelect' })
  return useMemo(() => {
    const { field } = select({ size: 'sm', variant: 'outline' })
    return {
      ...frame,
      ...rows,
      '& input': { ...input({ size: 'sm', variant: 'outline' }) },
      '& select': { ...field, height: '9' },
      ...fields,
      ...besides,
    }
  }, [input, select])
}
