import { Code, Flex, Stack, Text } from '@chakra-ui/react'
import { CopyButton } from './CopyButton.tsx'
import { QrCode } from './QrCode.tsx'
import { texts } from './messages.ts'

export interface AppKeyProps {
  /** In Base32. */
  secret: string
  /** The same as an `otpauth://` address. */
  uri: string
}

/** The key that an authenticator app needs: to be scanned, typed or copied. */
export function AppKey({ secret, uri }: AppKeyProps) {
  return (
    <Stack gap="3">
      <Text>{texts.scan()}</Text>
      <Flex gap="4" align="center" direction={{ base: 'column', sm: 'row' }}>
        <QrCode text={uri} label={texts.qrCode()} />
        <Stack gap="2" align="start" minWidth="0">
          <Code dir="ltr" variant="plain" size="md" maxWidth="22ch" paddingInline="0" letterSpacing="wide">
            {inGroups(secret)}
          </Code>
          <CopyButton text={secret} label={texts.copyKey()} />
        </Stack>
      </Flex>
    </Stack>
  )
}

/** Groups of four, which are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
