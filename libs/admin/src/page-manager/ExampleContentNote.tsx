import { Button, Flex, Text } from '@chakra-ui/react'
import type { ExampleContent } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Eraser } from 'lucide-react'
import { useRemoveExample } from './use-remove-example.ts'
import { texts } from './messages.ts'

export interface ExampleContentNoteProps {
  /** Pages are gone, or there again. */
  onChange: () => void
}

/** What the site came with can be removed at once, while there is something of it. It is below the list, which it never moves. */
export function ExampleContentNote({ onChange }: ExampleContentNoteProps) {
  const { api } = useSite()
  const example = useLoaded<ExampleContent>(callQuery(api, 'GET private/example-get.json.php'))
  const { ask, removing } = useRemoveExample(() => {
    example.reload()
    onChange()
  })
  if (!example.value || !somethingGoes(example.value)) return null
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between" borderWidth="1px" borderRadius="l3" padding="3">
      <Text textStyle="sm" color="fg.muted" flex="1 1 18rem" maxWidth="prose">
        {texts.exampleNote()}
      </Text>
      <Button size="sm" variant="outline" loading={removing} onClick={ask}>
        <Eraser /> {texts.removeExample()}
      </Button>
    </Flex>
  )
}

function somethingGoes({ pages, menuItems, files, settings, footer }: ExampleContent): boolean {
  return footer || [pages, menuItems, files, settings].some((names) => names.length > 0)
}
