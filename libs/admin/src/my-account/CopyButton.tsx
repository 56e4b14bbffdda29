import { Button, HStack, Text } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { texts } from './copy-messages.ts'

export interface CopyButtonProps {
  text: string
  /** @default 'Copy' */
  label?: string
  /** True if it is in the clipboard already. @default false */
  copied?: boolean
}

const results = { copied: texts.copied, failed: texts.failed }

/** Puts a text into the clipboard and says whether that worked. */
export function CopyButton({ text, label = texts.copy(), copied = false }: CopyButtonProps) {
  const [result, setResult] = useState<keyof typeof results | undefined>(copied ? 'copied' : undefined)

  async function copy() {
    setResult(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('failed') // not allowed; or, without https, not there at all
    }
  }

  return (
    <HStack gap="3" wrap="wrap">
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {result === 'copied' ? <Check /> : <Copy />} {label}
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted">
        {result && results[result]()}
      </Text>
    </HStack>
  )
}
