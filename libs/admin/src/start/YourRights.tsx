import { Box, Link, Stack, Text } from '@chakra-ui/react'
import type { StartOverview } from '@sitewright/api-client'
import { rich } from '@sitewright/messages/react'
import { useSite, type SiteScreen } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { remember, remembered, usePerson } from '../shared/remembered.ts'
import { screenAddress, screenGroups } from '../side-bar/screen-groups.ts'
import { listRights } from '../role-manager/what-roles-allow.ts'
import { Card } from './Card.tsx'
import { texts } from './messages.ts'

export interface YourRightsProps {
  overview: StartOverview
  /** Called when it was dismissed: the focus has to go elsewhere, as the button that had it is gone. */
  onDismissed: () => void
}

const screen = 'start'

/** There is something to bring back in it for anyone who has another screen; nobody begins there. */
const trash = 'trash'

/** What somebody who is new may do, and where to begin. Once it is dismissed it does not come again. */
export function YourRights({ overview: { may = [], edits = [] }, onDismissed }: YourRightsProps) {
  const { screens = [] } = useSite()
  const permissions = useSession((state) => state.permissions)
  const person = usePerson()
  const [isGone, setGone] = useState(false)
  if (isGone || person === undefined || may.length === 0) return null
  if (remembered(person, screen)['knowsRights'] === true) return null

  const open = screenGroups(screens, permissions)
    .flatMap((group) => group.screens)
    .filter(({ path }) => path !== trash)

  function dismiss() {
    remember(person, screen, { knowsRights: true })
    setGone(true)
    onDismissed()
  }

  return (
    <Card
      title={texts.rights()}
      aside={
        <IconButton
          label={texts.dismissStep({ title: texts.rights() })}
          tooltip={texts.dismiss()}
          icon={<X />}
          onClick={dismiss}
        />
      }
    >
      <Stack gap="2" textStyle="sm" maxWidth="prose" overflowWrap="anywhere">
        <Text>{texts.you({ rights: listRights(may) })}</Text>
        <FirstStep edits={edits.length > 0} open={open} />
        <Text color="fg.muted">{texts.missing()}</Text>
      </Stack>
    </Card>
  )
}

function FirstStep({ edits, open }: { edits: boolean; open: readonly SiteScreen[] }) {
  const [first, ...others] = open
  const text = others.length === 0 ? texts.onlyScreen : texts.firstScreen
  return (
    <Text>
      {edits && <>{rich(texts.toBegin, { b: (words) => <Box as="b">{words}</Box> })} </>}
      {first &&
        rich(text, {
          screen: first.label,
          link: (words) => (
            <Link href={screenAddress(first)} variant="underline">
              {words}
            </Link>
          ),
        })}
    </Text>
  )
}
