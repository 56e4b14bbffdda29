import { Box, Code, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { holdsAny, type Api, type StartOverview } from '@sitewright/api-client'
import { useLoaded, type Loaded } from '@sitewright/api-client/queries'
import { rich } from '@sitewright/messages/react'
import { useSite, type SiteScreen, type WaitingWork } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { Moment } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { Card } from './Card.tsx'
import { texts } from './messages.ts'
import { texts as screenNames } from '../screen-messages.ts'

const none: readonly SiteScreen[] = []

type WorkScreen = SiteScreen & { waits: WaitingWork<string> }

/** Drafts, emails that failed, pages that cannot be shown, and what page kinds say that waits on their screens. */
export function WaitingList({ overview }: { overview: StartOverview }) {
  const { screens = none } = useSite()
  const permissions = useSession((state) => state.permissions)
  const work = screens.filter(
    (screen): screen is WorkScreen => screen.waits !== undefined && holdsAny(permissions, screen.needs),
  )
  const counts = useCounts(work)
  const waiting = work.flatMap((screen, index) => {
    const count = counts.value?.[index] ?? 0
    return count === 0 ? [] : [{ screen, count }]
  })
  const { drafts, moreDrafts, failedMails = 0, missingKinds = [] } = overview
  const isEmpty =
    [drafts, missingKinds, waiting].every(({ length }) => length === 0) &&
    failedMails === 0 &&
    counts.status !== 'failed'

  return (
    <Card title={texts.waits()}>
      <Stack gap="3" textStyle="sm">
        {waiting.map(({ screen, count }) => (
          <Line key={screen.path} href={`/pages/${screen.path}`} aside={screen.label}>
            {toLookAt(count, screen.waits.nouns)}
          </Line>
        ))}
        {counts.status === 'failed' && (
          <Text color="fg.muted">
            {texts.countFailed()}{' '}
            <Link as="button" variant="underline" onClick={counts.reload}>
              {texts.retry()}
            </Link>
          </Text>
        )}
        {failedMails > 0 && (
          <Line href="/pages/mail" aside={screenNames.mail()}>
            {texts.unsent({ count: failedMails })}
          </Line>
        )}
        {missingKinds.map(({ kind, pages }) => (
          <Box key={kind}>
            <Line href="/pages/pagemanager" aside={screenNames.pageManager()}>
              {texts.unshown({ count: pages, kind })}
            </Line>
            <Text color="fg.muted">{rich(texts.unshownWhy, { code: (words) => <Code>{words}</Code> })}</Text>
          </Box>
        ))}
        {drafts.map(({ id, name, renderer, saved, by }) => (
          <Line key={id} href={`/pages/${renderer}/${id}#edit-draft`} aside={<Moment at={saved} />}>
            {texts.draft({ title: shownTitle(name) })}
            {by && (
              <Box as="span" color="fg.muted">
                {' '}
                {texts.draftBy({ name: by })}
              </Box>
            )}
          </Line>
        ))}
        {moreDrafts && <Text color="fg.muted">{texts.moreDrafts()}</Text>}
        {isEmpty && counts.status === 'ready' && <Text color="fg.muted">{texts.nothing()}</Text>}
      </Stack>
    </Card>
  )
}

interface LineProps {
  href: string
  aside: ReactNode
  children: ReactNode
}

function Line({ href, aside, children }: LineProps) {
  return (
    <Flex gap="3" justify="space-between" align="baseline" wrap="wrap">
      <Link href={href} overflowWrap="anywhere" color="fg" variant="underline">
        <span>{children}</span>
      </Link>
      <Box color="fg.muted" textStyle="xs">
        {aside}
      </Box>
    </Flex>
  )
}

/** How much waits on each of these screens. */
function useCounts(screens: readonly WorkScreen[]): Loaded<number[]> {
  const { api } = useSite()
  return useLoaded({
    key: ['what waits', ...screens.map(({ waits }) => waits.call)],
    load: () => Promise.all(screens.map(({ waits }) => countOf(api, waits.call))),
  })
}

/** The calls are page kinds', which the client's types do not know. */
async function countOf(api: Api, call: string): Promise<number> {
  const list: unknown = await (api as unknown as (key: string) => Promise<unknown>)(call)
  return Array.isArray(list) ? list.length : 0
}

function toLookAt(count: number, [one, several]: readonly [string, string]): string {
  return texts.toLookAt({ count, one, several })
}
