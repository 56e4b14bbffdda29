import type { SystemStyleObject } from '@chakra-ui/react'
import { stick } from '@sitewright/ui'

/** A button of an editor with a word on it. */
export const plainButton: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '9',
  paddingInline: '3',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  background: 'bg.panel',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { background: 'bg.muted' },
  _disabled: { opacity: '0.45', cursor: 'not-allowed' },
  '& > svg': { width: '4', height: '4', color: 'fg.muted' },
  '@media (pointer: coarse)': { minHeight: '11' },
}

/** The button in a card's heading: an arrow, the name in `b`, what tells it from others in `span`, a mark in `em`. */
const toggle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: '9',
  paddingInline: '1.5',
  borderRadius: 'md',
  textAlign: 'start',
  textStyle: 'sm',
  cursor: 'pointer',
  _hover: { background: 'bg.muted' },
  '& > svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted', transitionProperty: 'transform' },
  '&:dir(rtl) > svg': { transform: 'rotate(180deg)' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  '& > b': { flex: 'none', maxWidth: '60%', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& > span': { flex: '1', minWidth: '0', truncate: true, color: 'fg.muted' },
  '& > em': {
    flex: 'none',
    paddingInline: '2',
    borderRadius: 'full',
    background: 'bg.emphasized',
    color: 'fg.muted',
    fontStyle: 'normal',
    textStyle: 'xs',
  },
  '@media (pointer: coarse)': { minHeight: '11' },
}

const header: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInline: '1',
  minHeight: '11',
  '& > :is(h3, h4)': { flex: '1', minWidth: '0' },
  '& > :is(h3, h4) > button': toggle,
  '& > [data-actions]': { display: 'flex', flex: 'none' },
  // On a phone the buttons stand below the title.
  smDown: {
    flexWrap: 'wrap',
    '& > :is(h3, h4)': { flexBasis: 'calc(100% - 3rem)' },
    '& > [data-actions]': { flexBasis: '100%', justifyContent: 'end', paddingBlockEnd: '1' },
  },
}

/**
 * One of the cards that an editor lists: `[data-header]` with the handle, heading and `[data-actions]`, and
 * `[data-body]` with what can be set. `[data-hidden]` and `[data-dragging]` are on the card itself.
 *
 * @param body - the further looks of what can be set.
 */
function editorCard(body: SystemStyleObject): SystemStyleObject {
  return {
    marginBlockEnd: '3',
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    // a folded card out of sight is not painted: in a long list that would take longer than all else that a key costs
    '&:has(> [data-body][hidden])': {
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 44px',
      smDown: { containIntrinsicHeight: 'auto 96px' },
    },
    '& > [data-header]': header,
    '& > [data-body]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '4',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
      '&[hidden]': { display: 'none' },
      ...body,
    },
    '&[data-hidden] > [data-header]': { background: 'bg.muted', borderRadius: 'lg' },
    '&[data-dragging]': { boxShadow: 'lg', borderColor: 'accent.border' },
  }
}

/** What says which card was deleted and brings it back: it stays in sight at the editor's lower edge. */
const undoBar: SystemStyleObject = {
  ...stick.foot,
  bottom: '2',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'fit-content',
  marginInline: 'auto',
  marginBlockEnd: '2',
  paddingBlock: '1',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  borderRadius: 'lg',
  borderWidth: '1px',
  background: 'bg.panel',
  boxShadow: 'md',
  textStyle: 'sm',
  '& > button:first-of-type': { ...plainButton, minHeight: '8', color: 'accent.fg', borderColor: 'transparent' },
}

/**
 * All of a card editor's looks, for `chakra('div', { base: cardEditorLooks(…) })`: one styled element for the whole
 * list, since every further one costs more than a plain element.
 *
 * @param body - the looks of what can be set on a card.
 */
export function cardEditorLooks(body: SystemStyleObject): SystemStyleObject {
  return {
    position: 'relative',
    padding: '1px',
    '& [data-fold]': {
      ...plainButton,
      minHeight: '8',
      paddingInline: '2',
      marginBlockEnd: '2',
      borderColor: 'transparent',
      background: 'transparent',
      color: 'fg.muted',
    },
    '& [data-card]': editorCard(body),
    '& [data-add]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > button': plainButton,
      '& > p': { color: 'fg.muted', textStyle: 'xs' },
    },
    // below the label, not below the box
    '& [data-check] > p': { marginBlockStart: '1', paddingInlineStart: '6.5', color: 'fg.muted', textStyle: 'xs' },
    '& [data-undo]': undoBar,
  }
}
