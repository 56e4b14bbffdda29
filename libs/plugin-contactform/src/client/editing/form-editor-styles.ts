import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { cardEditorLooks, plainButton } from '@sitewright/page-kit/cards'

const title: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  paddingInline: '1',
  minHeight: '11',
  '& > h3': { flex: '1' },
  '& > h3 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '9',
    paddingInline: '2',
    borderRadius: 'md',
    fontWeight: 'semibold',
    textStyle: 'md',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    '& > svg': { width: '4', height: '4', color: 'fg.muted', transitionProperty: 'transform' },
    '&:dir(rtl) > svg': { transform: 'rotate(180deg)' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
  '& > [data-fold]': {
    ...plainButton,
    minHeight: '8',
    marginBlockEnd: '0',
    borderColor: 'transparent',
    color: 'fg.muted',
  },
}

const note: SystemStyleObject = { color: 'fg.muted', textStyle: 'xs' }

const options: SystemStyleObject = {
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  '& > legend': { float: 'left', textStyle: 'label', color: 'fg.muted' },
  '& > p': note,
  '& > [data-option]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr auto',
    gap: '2',
    alignItems: 'start',
    width: '100%',
    // beside the inputs, below their labels
    '& > button': { marginBlockStart: '1.625rem' },
    '&[data-option=places]': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(5rem, 1fr) auto',
      smDown: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > button': { justifySelf: 'start' } },
    },
  },
}

/** When a field is shown, folded until it is asked for. */
const condition: SystemStyleObject = {
  textStyle: 'sm',
  '& > summary': { minHeight: '6', cursor: 'pointer', '@media (pointer: coarse)': { paddingBlock: '2.5' } },
  '& > summary > span': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& > p': { ...note, marginBlockStart: '2' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: '4',
    marginBlockStart: '3',
  },
}

const body: SystemStyleObject = {
  gap: '4',
  '& > p': note,
  '& [data-numbers]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    gap: '4',
    alignItems: 'start',
    '& > p': { ...note, gridColumn: '1 / -1', marginBlockStart: '-2' },
  },
  '& [data-options]': options,
  '& > [data-condition]': condition,
}

const configuration: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  '& > [data-pair]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: '5',
    alignItems: 'start',
  },
  '& > [data-rich]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    '& > span': { textStyle: 'label' },
    '& > p': note,
  },
}

/** What takes a template out again, beside what says that it was put in. */
const templatePlace: SystemStyleObject = {
  outline: 'none',
  '&:has(> [data-filled])': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBlockEnd: '3',
    textStyle: 'sm',
  },
  '& > button': { ...plainButton, minHeight: '8' },
}

/** All of the editor's own looks: a form has up to 100 cards, and a styled element costs more than a plain one. */
export const Panels = chakra('div', {
  base: {
    ...cardEditorLooks(body),
    '& [data-panel]': { marginBlockEnd: '4' },
    '& [data-title]': title,
    '& [data-content][hidden]': { display: 'none' },
    '& [data-configuration]': configuration,
    '& [data-template-place]': templatePlace,
    '& [data-odd]': { color: 'fg.warning!' },
  },
})
