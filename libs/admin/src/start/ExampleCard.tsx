import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { refusalReason, type StarterName } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { Card } from './Card.tsx'

export interface ExampleCardProps {
  /** Which example the site has; nobody has changed anything of it. */
  example: StarterName
  onExchanged: (example: StarterName) => void
}

const names: Readonly<Record<StarterName, string>> = {
  'walking-club': 'walking club',
  lodge: 'lodge',
  school: 'music school',
}

/** Offers to begin with another example, as long as nobody has changed anything. */
export function ExampleCard({ example, onExchanged }: ExampleCardProps) {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const [taking, setTaking] = useState<StarterName>()

  async function take(starter: StarterName) {
    const question = `Put the example of a ${names[starter]} in the place of this one?`
    if (!(await messages.confirm(question, { accept: 'Exchange', more: 'Nothing of this is yours yet.' }))) return
    setTaking(starter)
    try {
      await api('POST private/example-exchange.json.php', { starter }).finally(() => setTaking(undefined))
    } catch (error) {
      return messages.fail(refusalReason(error) ?? 'The example could not be exchanged', error)
    }
    onExchanged(starter)
    void refresh()
    await messages.alert(`The site is the example of a ${names[starter]} now`)
  }

  return (
    <Card
      title="Begin with another example"
      aside={
        <Link href="/" target="_blank" rel="noopener" textStyle="sm" variant="underline">
          Look at it
        </Link>
      }
    >
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted" maxWidth="prose">
          This site is the example of a {names[example]}. Until you write something of your own, another one can take
          its place: its texts, pictures, menu and look. Page Manager removes the example altogether.
        </Text>
        <Flex gap="3" wrap="wrap">
          {(Object.keys(names) as StarterName[])
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
                Take the {names[name]}
              </Button>
            ))}
        </Flex>
      </Stack>
    </Card>
  )
}
