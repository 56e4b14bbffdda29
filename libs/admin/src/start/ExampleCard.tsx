import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { refusalReason, type StarterName } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { Card } from './Card.tsx'
import { texts } from './messages.ts'

export interface ExampleCardProps {
  /** Which example the site has; nobody has changed anything of it. */
  example: StarterName
  onExchanged: (example: StarterName) => void
}

const examples: readonly StarterName[] = ['walking-club', 'lodge', 'school']

/** Offers to begin with another example, as long as nobody has changed anything. */
export function ExampleCard({ example, onExchanged }: ExampleCardProps) {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const [taking, setTaking] = useState<StarterName>()

  async function take(starter: StarterName) {
    const question = texts.exampleQuestion({ example: starter })
    const asked = { accept: texts.exampleExchange(), more: texts.exampleSafe() }
    if (!(await messages.confirm(question, asked))) return
    setTaking(starter)
    try {
      await api('POST private/example-exchange.json.php', { starter }).finally(() => setTaking(undefined))
    } catch (error) {
      return messages.fail(refusalReason(error) ?? texts.exampleFailed(), error)
    }
    onExchanged(starter)
    void refresh()
    await messages.alert(texts.exampleTaken({ example: starter }))
  }

  return (
    <Card
      title={texts.exampleTitle()}
      aside={
        <Link href="/" target="_blank" rel="noopener" textStyle="sm" variant="underline">
          {texts.exampleLook()}
        </Link>
      }
    >
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted" maxWidth="prose">
          {texts.exampleAbout({ example })}
        </Text>
        <Flex gap="3" wrap="wrap">
          {examples
            .filter((name) => name !== example)
            .map((name) => (
              <Button
                key={name}
                size="sm"
                variant="outline"
                loading={taking === name}
                disabled={taking !== undefined}
                onClick={() => void take(name)}
              >
                {texts.exampleTake({ example: name })}
              </Button>
            ))}
        </Flex>
      </Stack>
    </Card>
  )
}
