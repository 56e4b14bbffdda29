import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { cardEditorLooks } from '@sitewright/page-kit/cards'

const fields: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '4',
  alignItems: 'start',
  '& > legend': { float: 'left', gridColumn: '1 / -1', textStyle: 'label', color: 'fg.muted' },
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
  '& [data-map]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
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
  },
  '& [data-pin]': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr auto', md: 'minmax(0, 2fr) 1fr 1fr auto' },
    gap: '3',
    alignItems: 'start',
    width: '100%',
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    // beside the fields, below their labels
    '& > [data-act=delete]': { marginBlockStart: '1.625rem' },
  },
}

/** All of the editor's own looks: a page has up to 200 cards, and a styled element costs more than a plain one. */
export const Panel = chakra('div', {
  base: {
    ...cardEditorLooks(body),
    // beside the rules for both editors
    '& > [data-add]': {
      paddingBlock: '1',
      marginBlockEnd: '3',
      '& > h3': { textStyle: 'label', color: 'fg.muted', marginInlineEnd: '1' },
      '& > p': { flexBasis: '100%', textStyle: 'sm' },
    },
  },
})
