import { Box, Flex, Heading } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

export interface CardProps {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of Start under a title of its own. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="l3"
      background="bg.panel"
      padding={{ base: '4', md: '5' }}
    >
      <Flex gap="3" align="baseline" justify="space-between" paddingBlockEnd="3">
        <Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
