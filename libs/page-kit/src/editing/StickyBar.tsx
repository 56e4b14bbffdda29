import { chakra } from '@chakra-ui/react'

/** The bar of a page's buttons, which stays in view above what it is about. */
export const StickyBar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: '12',
    marginBottom: '4',
    padding: '1',
    paddingInlineStart: '3',
    background: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
})
