import { Button, Checkbox, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { CopyButton } from './CopyButton.tsx'
import { texts } from './messages.ts'

export interface RecoveryCodeListProps {
  codes: readonly string[]
  saved: boolean
  onSavedChange: (saved: boolean) => void
}

/** The recovery codes, the ways to keep them, and the word that one did. */
export function RecoveryCodeList({ codes, saved, onSavedChange }: RecoveryCodeListProps) {
  return (
    <>
      <Text>{texts.keepCodes()}</Text>
      <SimpleGrid as="ul" dir="ltr" css={list} aria-label={texts.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap" align="center">
        <Button asChild type={undefined} size="sm" variant="outline">
          <a href={fileWith(codes)} download="recovery-codes.txt">
            <Download /> {texts.download()}
          </a>
        </Button>
        <CopyButton text={codes.join('\n')} />
      </Flex>
      <Checkbox.Root checked={saved} onCheckedChange={({ checked }) => onSavedChange(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{texts.savedThem()}</Checkbox.Label>
      </Checkbox.Root>
    </>
  )
}

const list = {
  listStyleType: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '2',
  padding: '4',
  borderRadius: 'md',
  background: 'bg.muted',
  fontFamily: 'mono',
  textAlign: 'center',
}

/** The address of a text file that never leaves the browser. */
function fileWith(codes: readonly string[]): string {
  const text = [texts.codesFor({ site: window.location.host }), texts.eachOnce(), '', ...codes, '']
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text.join('\n'))}`
}
