import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { cardEditorLooks, plainButton } from '@sitewright/page-kit/cards'

const fields: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '4',
  alignItems: 'start',
  '& > legend': { float: 'left', gridColumn: '1 / -1', textStyle: 'label', color: 'fg.muted' },
}

/** The entries of a section, such as its cards, each with its fields and what can be done with it. */
const entries: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  justifyItems: 'start',
  '& > legend': { float: 'left', textStyle: 'label', color: 'fg.muted' },
  '& > p': { color: 'fg.muted', textStyle: 'xs' },
  '& > [data-entry]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '2',
    width: '100%',
    padding: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.muted',
  },
  '& > [data-over]': { borderColor: 'accent.border', background: 'bg.highlight' },
  '& > [data-adding]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& [data-fields]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  '& [data-entry-actions]': {
    display: 'flex',
    flexDirection: { sm: 'column' },
    justifyContent: { base: 'end', sm: 'start' },
  },
}

const body: SystemStyleObject = {
  gap: '5',
  // About as high as what comes there once it is near.
  '&[data-waiting]': { minHeight: '20rem' },
  '& > p': { color: 'fg.muted', textStyle: 'sm' },
  '& [data-common], & [data-numbers]': fields,
  // in line with the fields, whose labels are above them
  '& [data-common] > [data-check]': { marginBlockStart: { sm: '2.125rem' } },
  '& [data-odd]': { color: 'fg.warning' },
  '& [data-image]': { display: 'grid', gap: '4' },
  '& [data-picture]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > span:first-of-type': { flexBasis: '100%', marginBlockEnd: '-1.5', textStyle: 'label' },
    '& > img, & > [data-none]': {
      width: '8rem',
      height: '6rem',
      borderRadius: 'md',
      borderWidth: '1px',
      background: 'bg.muted',
      objectFit: 'contain',
      color: 'fg.muted',
      textStyle: 'xs',
    },
    '& > [data-none]': {
      display: 'grid',
      placeItems: 'center',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
    },
    '& > p': { flexBasis: '100%', color: 'fg.muted', textStyle: 'xs' },
  },
  '& [data-entries]': entries,
  '& [data-short]': { maxWidth: '20rem' },
  '& [data-link]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '2',
    alignItems: 'start',
    justifyItems: 'start',
    // beside the field, below its label
    '& > button': { marginBlockStart: { sm: '1.625rem' } },
  },
  '& [data-folder]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'sm' },
  '& [data-gallery]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > p': { color: 'fg.muted', textStyle: 'xs' },
  },
  '& [data-gallery-picture]': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    gap: '3',
    alignItems: 'start',
    '& > img': { width: '4.5rem', height: '4.5rem', borderRadius: 'md', background: 'bg.muted', objectFit: 'cover' },
  },
  '& [data-map]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
  '& [data-place-search]': {
    display: 'grid',
    gap: '2',
    '& > ul': { display: 'grid', listStyle: 'none', borderWidth: '1px', borderRadius: 'md' },
    '& li': { display: 'flex', alignItems: 'center', paddingInlineStart: '3', textStyle: 'sm' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& li > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& > p': { color: 'fg.muted', textStyle: 'sm' },
  },
  '& [data-map-frame]': {
    position: 'relative',
    height: '20rem',
    overflow: 'hidden',
    borderRadius: 'lg',
    borderWidth: '1px',
    background: 'bg.muted',
  },
  '& [data-map-help]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginBlockStart: '1',
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& [data-pins]': {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    '& > legend': { float: 'left', textStyle: 'label', color: 'fg.muted' },
    '& > p': { color: 'fg.muted', textStyle: 'sm' },
    '& > [data-entry]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr auto', md: 'minmax(0, 2fr) 1fr 1fr auto' },
      gap: '3',
      alignItems: 'start',
      width: '100%',
      '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
      // beside the fields, below their labels
      '& > [data-act=delete]': { marginBlockStart: '1.625rem' },
    },
  },
}

/** All of the editor's own looks: a page has up to 200 cards, and a styled element costs more than a plain one. */
export const Panel = chakra('div', {
  base: {
    ...cardEditorLooks(body),
    // 'Text block: Our hut'
    '& [data-act=toggle] > b:has(+ span)::after': { content: '":"' },
    '& > [data-add-section]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1',
      marginBlockEnd: '3',
    },
    '& [data-more]': plainButton,
    // with two names, not one: under the name that both editors share it would take the place of their rules
    '& > [data-add-section] > [data-add]': {
      '& > h3': { textStyle: 'label', color: 'fg.muted', marginInlineEnd: '1' },
      '& > p': { flexBasis: '100%', textStyle: 'sm' },
    },
  },
})
