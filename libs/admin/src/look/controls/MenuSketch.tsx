import { Box, Flex } from '@chakra-ui/react'
import type { Look } from '@sitewright/theme'

export interface MenuSketchProps {
  style: Look['menu']
}

const line = { borderBlockEndWidth: '2px', borderColor: 'accent.solid' } as const

/** As the menu itself marks the page that is open. */
const marks = {
  tint: { ...line, paddingInline: '1.5', color: 'accent.fg' },
  underline: { ...line, marginInline: '1.5', color: 'fg', fontWeight: '600' },
  solid: { paddingInline: '1.5', borderRadius: 'sm', background: 'accent.solid', color: 'accent.contrast' },
} as const

/** A menu in which the second of three pages is open. */
export function MenuSketch({ style }: MenuSketchProps) {
  return (
    <Flex
      aria-hidden
      height="10"
      align="center"
      justify="center"
      textStyle="2xs"
      background="bg.muted"
      borderRadius="sm"
    >
      <Box paddingInline="1.5">Aa</Box>
      <Box paddingBlock="0.5" {...marks[style]}>
        Bb
      </Box>
      <Box paddingInline="1.5">Cc</Box>
    </Flex>
  )
}
