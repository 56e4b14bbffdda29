import { Alert, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

export interface LinkPageProps {
  title: string
  children: ReactNode
}

/** A page that a mailed link opens: one thing to be read and done. */
export function LinkPage({ title, children }: LinkPageProps) {
  return (
    <Stack as="section" gap="5" maxWidth="lg" marginInline="auto">
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** What takes its place when it is done; the focus goes there, so that it is read out. */
export function LinkPageDone({ title, children }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack as="section" gap="4" maxWidth="lg" marginInline="auto">
      <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text>{children}</Text>
      <Link href="/" variant="underline" alignSelf="flex-start">
        Go to the start page
      </Link>
    </Stack>
  )
}

/** The server's reason for refusing, and what can be done about it. */
export function LinkPageError({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{reason}</Alert.Title>
        {children && <Alert.Description>{children}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  )
}
