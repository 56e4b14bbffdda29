import type { SystemStyleObject } from '@chakra-ui/react'

/** A list of native checkboxes: there may be hundreds. It scrolls, so that it pushes nothing out of sight. */
export const tickList: SystemStyleObject = {
  display: 'grid',
  gap: '0.5',
  padding: '1',
  overflow: 'auto',
  '& label': {
    display: 'flex',
    gap: '2.5',
    alignItems: 'start',
    minHeight: '7',
    paddingBlock: '0.5',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '11', alignItems: 'center' },
  },
  '& label > span': { minWidth: '0' },
  '& input': {
    flex: 'none',
    width: '4.5',
    height: '4.5',
    marginTop: '0.5',
    accentColor: 'var(--chakra-colors-accent-solid)',
  },
}
