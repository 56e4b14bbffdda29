import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import { useId, type ReactNode, type Ref } from 'react'

export interface PanelProps {
  title: string
  /** Stands beside the title. */
  badge?: ReactNode
  /** The heading; it can be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One topic of the account. */
export function Panel({ title, badge, headingRef, children }: PanelProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="lg"
      background="bg.panel"
      padding={{ base: '4', sm: '5' }}
    >
      <Stack gap="3">
        <Flex align="center" gap="2" wrap="wrap">
          <Heading ref={headingRef} as="h2" id={id} size="md" tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          {badge}
        </Flex>
        {children}
      </Stack>
    </Box>
  )
}
