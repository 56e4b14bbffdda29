import { Heading, Stack } from '@chakra-ui/react'
import type { EditedMenuItem, Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useLoaded } from '../use-loaded.ts'
import { MenuForm } from './MenuForm.tsx'

interface MenuAndPages {
  menu: readonly EditedMenuItem[]
  pages: readonly Page[]
}

export function MenuEditorScreen() {
  const { api } = useSite()
  const loaded = useLoaded<MenuAndPages>(async () => {
    const [menu, pages] = await Promise.all([
      api('GET private/get_menu_structure.json.php'),
      api('GET private/page-get-list.json.php'),
    ])
    return { menu, pages }
  })

  return (
    <Stack gap="2">
      <Heading as="h1" size="2xl">
        Menu Editor
      </Heading>
      {loaded.status === 'loading' && <Spinner label="Loading the menu" />}
      {loaded.status === 'failed' && <LoadFailure title="The menu could not be loaded" onRetry={loaded.reload} />}
      {loaded.value && <MenuForm {...loaded.value} onDiscard={loaded.reload} />}
    </Stack>
  )
}
