import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type StoredDocument } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { loadPageOptions, type PageOptions } from '../page-choice/page-options.ts'
import { readDocument } from '../shared/document-calls.ts'
import { pagesIn, type MenuLevel } from './menu-tree.ts'
import { MenuForm } from './MenuForm.tsx'
import { texts } from './messages.ts'

interface MenuAndPages {
  stored: StoredDocument<MenuLevel>
  pages: PageOptions
}

export default function MenuEditor() {
  const { api } = useSite()
  const [round, setRound] = useState(0)
  const loaded = useLoaded<MenuAndPages>({
    key: ['menu and pages', round],
    async load() {
      const structure = readDocument(api, { noun: 'menu', read: () => api('GET private/get_menu_structure.json.php') })
      const named = structure.then(({ content }) => pagesIn(content))
      const [stored, pages] = await Promise.all([structure, loadPageOptions(api, named)])
      return { stored, pages }
    },
  })

  const audience = useLoaded(callQuery(api, 'GET private/menu-get-audience.json.php'))

  return (
    <Stack gap="2">
      <Heading as="h1" size="2xl">
        {texts.heading()}
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {loaded.status === 'loading' && <Spinner label={texts.loading()} />}
      {loaded.status === 'failed' && (
        <LoadFailure title={texts.loadFailed()} error={loaded.error} onRetry={loaded.reload} />
      )}
      {loaded.value && (
        <MenuForm
          {...loaded.value}
          audience={audience.value}
          onRolesChanged={() => audience.refresh().catch(console.error)}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </Stack>
  )
}
