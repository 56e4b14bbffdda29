import { holdsAny, type Api } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite, type Command, type SiteCommands } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'

export interface KindCommands {
  /** Those that the person may give; their keys tell them from those of other kinds. */
  commands: readonly Command[]
  /** They were asked for, and are not there yet. */
  listing: boolean
}

const none: readonly Command[] = []

/** The commands of the installed page kinds, whose code is fetched once they are wanted. A list that fails is only logged. */
export function useKindCommands(wanted: boolean): KindCommands {
  const { api, commandLists } = useSite()
  const permissions = useSession((state) => state.permissions)
  const isAsked = wanted && commandLists !== undefined

  async function load(): Promise<readonly Command[]> {
    const lists = (await commandLists?.()) ?? []
    const allowed = lists.filter(({ needs }) => holdsAny(permissions, needs))
    const settled = await Promise.allSettled(allowed.map((list) => commandsOf(list, api)))
    for (const result of settled) if (result.status === 'rejected') console.error(result.reason)
    return settled
      .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
      .filter(({ needs }) => needs === undefined || holdsAny(permissions, needs))
  }

  const { value = none, status } = useLoaded({ key: ['commands', permissions], load }, { paused: !isAsked })
  return { commands: wanted ? value : none, listing: isAsked && status === 'loading' }
}

async function commandsOf({ kind, load }: SiteCommands, api: Api): Promise<Command[]> {
  const { default: list } = await load()
  return (await list({ api })).map((command) => ({ ...command, key: `${kind} ${command.key}` }))
}
