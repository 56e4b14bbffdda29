import { ApiError, type Api } from '@sitewright/api-client'
import type { PageKind } from '../page-kind.ts'
import type { CallContext } from '../server/identity.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { RefusedError, refusalBody } from '../server/refused-error.ts'
import type { Touches } from '../server/services.ts'
import { fakeApi, type Answers } from './fake-api.ts'
import { kindServices, type KindServices } from './kind-services.ts'

/** Something that is written, such as by a call of the kind. */
export type Change = (services: KindServices) => unknown

/** For a kind with tables of its own: what of them visitors of the page 1 see. The server keeps pages until that changes. */
export interface VisitorsTest {
  /** Fills its tables with what the changes need, for the page 1 and the account 1. */
  fill?: (services: KindServices) => unknown
  /** What visitors see afterwards, by what it is called: the page that was kept has to go. */
  seen?: Readonly<Record<string, Change>>
  /** What no visitor sees, such as a message that is stored: the page stays, so that visitors go on having it at once. */
  unseen?: Readonly<Record<string, Change>>
}

/** The parts that have to do with what visitors see of tables of the kind's own. */
export type ShownParts =
  'manifest' | 'clean' | 'forReader' | 'answer' | 'dependsOn' | 'migrations' | 'calls' | 'handlers' | 'subAddresses'

interface Drawing {
  client: Pick<PageKind, 'load'>
  server: Pick<PageKindServer, ShownParts>
  /** The active one of the page; a kind with an `answer` has none. */
  content?: string
  /** What answers further calls. */
  calls?: Answers | undefined
  /** What follows the page's address where that is drawn which stands below it. */
  below?: string
}

interface Tried extends Drawing {
  fill?: VisitorsTest['fill']
  what: string
  change: Change
  isSeen: boolean
  /** Of a PostgreSQL; absent: SQLite. */
  databaseUrl?: string | undefined
}

const pageId = 1
const contentCall = 'GET protected/plugin/get-content.json.php'
const visitor: CallContext = {
  who: { permissions: new Set(['public']), roles: [] },
  client: { address: '192.0.2.1', userAgent: 'test' },
}

/**
 * Draws a page as the server does for visitors, changes something, and draws it again.
 *
 * @throws {Error} when visitors would be shown the page as it was, when it is thrown away although they see no difference,
 *   and when the change is not what the test says of it.
 */
export async function assertReachesVisitors({ databaseUrl, ...tried }: Tried): Promise<void> {
  const { kind } = tried.server.manifest
  const pages = [{ id: pageId, kind, content: tried.content ?? '' }]
  const services = await kindServices({ kind: tried.server, pages, accounts: [1], databaseUrl })
  try {
    await drawTwice(tried, services)
  } finally {
    await services.close()
  }
}

async function drawTwice({ isSeen, what, ...tried }: Tried, services: KindServices): Promise<void> {
  await tried.fill?.(services)
  const before = await draw(tried, services)
  const [touched, changed] = [services.touched.length, services.changed.length]
  await tried.change(services)
  const after = await draw(tried, services)
  const isGone =
    !before.isKept ||
    services.touched.slice(touched).some((touches) => meets(touches, before.madeOf)) ||
    services.changed.slice(changed).some((id) => id === pageId || before.madeOf === 'everything')
  const isDifferent = after.shown !== before.shown
  if (isSeen && !isDifferent) throw new Error(`'${what}' makes no difference that a visitor sees:\n${after.shown}`)
  if (isDifferent && !isGone)
    throw new Error(`After '${what}' visitors go on seeing\n${before.shown}\ninstead of\n${after.shown}`)
  if (!isSeen && isDifferent) throw new Error(`Visitors see '${what}':\n${after.shown}`)
  if (!isSeen && isGone) throw new Error(`'${what}' throws away kept pages, although visitors see no difference`)
}

interface Drawn {
  shown: string
  madeOf: Touches
  isKept: boolean
}

const meets = (touches: Touches, madeOf: Touches) => {
  if (touches === 'everything') return true
  return madeOf === 'everything' ? touches.length > 0 : touches.some((topic) => madeOf.includes(topic))
}

async function draw(
  { client, server, content = '', calls = {}, below }: Drawing,
  services: KindServices,
): Promise<Drawn> {
  // nobody who is not logged in may open it, and for others a page with an answer is made each time
  if ((server.manifest.needs ?? []).length > 0) return { shown: '', madeOf: [], isKept: true }
  const own = server.calls ?? {}
  const handlers: Readonly<Record<string, (input: never, context: CallContext) => unknown>> =
    server.handlers?.(services) ?? {}
  const shownContent = server.forReader?.(content, visitor.who) ?? content
  const asked = { id: pageId, who: visitor.who, ...(below !== undefined && { below }) }
  const topics = await server.dependsOn?.(services, asked)
  const found = below === undefined ? undefined : await server.subAddresses?.find(services, { ...asked, below })
  let asksOther = false
  const ownAnswers = Object.entries(handlers)
    .filter(([key]) => own[key]?.access === 'anyone')
    .map(([key, handle]) => [key, (input: object) => answered(() => handle(input as never, visitor))] as const)
  const answers = fakeApi({
    ...calls,
    ...Object.fromEntries(ownAnswers),
    [contentCall]: () => answered(() => server.answer?.(services, { id: pageId, who: visitor.who }) ?? [shownContent]),
  })
  const api = ((key: string, input: never) => {
    asksOther ||= key !== contentCall && !(topics && Object.hasOwn(own, key))
    return answers(key as never, input)
  }) as unknown as Api
  // nothing is kept of an address where nothing stands, and so nothing can be out of date
  if (below !== undefined && !found) return { shown: '', madeOf: [], isKept: false }
  const at = below === undefined ? {} : { below, belowData: found?.data }
  const shown = JSON.stringify([found, await client.load({ api, pageId, ...at })])
  const isOwn = server.answer !== undefined || below !== undefined
  return { shown, madeOf: asksOther || (isOwn && !topics) ? 'everything' : (topics ?? []), isKept: true }
}

/** As a client has it: what is refused is an error of its own. */
async function answered(answer: () => unknown): Promise<unknown> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    throw new ApiError(error.message, { status: error.status, body: refusalBody(error) })
  }
}
