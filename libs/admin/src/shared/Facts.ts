import { chakra } from '@chakra-ui/react'

/** A list of names (`dt`) and values (`dd`), in two columns. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
    '& bdi': { overflowWrap: 'anywhere' },
  },
})
