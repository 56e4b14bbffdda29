import { Heading, Stack } from '@chakra-ui/react'
import type { EditedMenuItem, Page } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { MenuForm } from './MenuForm.tsx'

interface MenuAndPages {
  menu: readonly EditedMenuItem[]
  pages: readonly Page[]
}

export default function MenuEditor() {
  const { api } = useSite()
  const [round, setRound] = useState(0)
  const loaded = useLoaded<MenuAndPages>({
    key: ['menu and pages', round],
    async load() {
      const [menu, pages] = await Promise.all([
        api('GET private/get_menu_structure.json.php'),
        api('GET private/page-get-list.json.php'),
      ])
      return { menu, pages }
    },
  })

  return (
    <Stack gap="2">
      <Heading as="h1" size="2xl">
        Menu Editor
      </Heading>
      {loaded.status === 'loading' && <Spinner label="Loading the menu" />}
      {loaded.status === 'failed' && <LoadFailure title="The menu could not be loaded" onRetry={loaded.reload} />}
      {loaded.value && <MenuForm {...loaded.value} onDiscard={() => setRound(round + 1)} />}
    </Stack>
  )
}
