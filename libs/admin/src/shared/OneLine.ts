import { chakra } from '@chakra-ui/react'

/** A name that is cut at its own end where there is no room for it, whatever the direction of the screen. */
export const OneLine = chakra('bdi', {
  base: {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
})
