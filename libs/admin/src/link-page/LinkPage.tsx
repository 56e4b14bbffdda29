import { Alert, Button, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { texts } from './messages.ts'

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

export interface LinkPageDoneProps extends LinkPageProps {
  /** What most people want to do next. */
  next?: NextStep
}

export interface NextStep {
  /** A message. */
  label: () => string
  href: string
}

/** What takes its place when it is done; the focus goes there, so that it is read out. */
export function LinkPageDone({ title, children, next }: LinkPageDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack as="section" gap="4" maxWidth="lg" marginInline="auto">
      <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text>{children}</Text>
      <LinkPageNext next={next} />
    </Stack>
  )
}

/** The guard of that screen asks for the login, which offers a new password too. */
export const logIn: NextStep = { label: texts.logIn, href: '/pages/myaccount' }

/** Ways on from a link that is used up. */
export function LinkPageNext({ next }: { next?: NextStep | undefined }) {
  return (
    <>
      {next && (
        <Button asChild type={undefined} alignSelf={{ base: 'stretch', sm: 'flex-start' }}>
          <a href={next.href}>{next.label()}</a>
        </Button>
      )}
      <Link href="/" variant="underline" alignSelf="flex-start">
        {texts.startPage()}
      </Link>
    </>
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
