import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { refusalReason, type Role } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useId, useState } from 'react'
import { createReadyMade, missingReadyMade, readyMadeRoles, type ReadyMadeRole } from './ready-made-roles.ts'
import { texts as managerTexts } from './messages.ts'
import { texts } from './ready-made-messages.ts'

export interface ReadyMadeRolesProps {
  /** The roles of the site: what is among them is not offered. */
  present: readonly Pick<Role, 'title'>[]
  /** Gets the id of the new role. */
  onCreated: (id: number, title: string) => void
  /** Of the heading. @default 'h3' */
  level?: 'h2' | 'h3'
}

/** Roles that many sites need, as long as they are not there. Each is created when it is pressed. */
export function ReadyMadeRoles({ present, onCreated, level = 'h3' }: ReadyMadeRolesProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [creating, setCreating] = useState<string>()
  const titleId = useId()
  const offered = missingReadyMade(present)

  async function create(role: ReadyMadeRole) {
    setCreating(role.title)
    try {
      onCreated(await createReadyMade(api, role), role.title)
    } catch (error) {
      const reason = refusalReason(error)
      const failed = managerTexts.createFailed()
      await messages.fail(reason === undefined ? failed : `${failed}\n${reason}`, error)
    } finally {
      setCreating(undefined)
    }
  }

  if (offered.length === 0) return null
  return (
    <Box as="section" aria-labelledby={titleId} borderWidth="1px" borderRadius="md" padding="4">
      <Heading as={level} size="sm" id={titleId} paddingBlockEnd="1">
        {offered.length === readyMadeRoles.length ? texts.begin() : texts.others()}
      </Heading>
      <Stack gap="0">
        {offered.map((role) => (
          <Flex key={role.title} gap="3" align="center" justify="space-between" wrap="wrap" paddingBlock="2">
            <Box flex="1 1 12rem" minWidth="0">
              <Text textStyle="sm" fontWeight="medium">
                {role.title}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {role.about}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.addRole({ title: role.title })}
              disabled={creating !== undefined && creating !== role.title}
              loading={creating === role.title}
              loadingText={texts.add()}
              onClick={() => void create(role)}
            >
              {texts.add()}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}
