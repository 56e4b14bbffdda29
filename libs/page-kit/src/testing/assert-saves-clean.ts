import type { PageKindServer } from '../server/page-kind-server.ts'
import { contentToSave } from '../server/clean-content.ts'
import type { saveHandler } from '../server/save-call.ts'
import type { Identity } from '../server/identity.ts'
import { kindServices } from './kind-services.ts'
import type { SavingParts } from './page-kind-test.ts'

type Save = ReturnType<typeof saveHandler>

/** The page that is saved. */
const page = 7

/**
 * Makes a kind's save call with a content, published and as a draft, and compares what it stored with what its `clean`
 * makes of it. The call is the one with `content` and `draft` in its input, as `saveCall` declares it.
 *
 * @throws {Error} when the kind has no such call, stores something else or elsewhere, or refuses what `clean` lets pass.
 */
export async function assertSavesClean(
  server: Pick<PageKindServer, 'manifest' | SavingParts>,
  content: string,
  databaseUrl?: string,
): Promise<void> {
  const { kind, editor } = server.manifest
  const saving = Object.entries(server.calls ?? {}).filter(([, { input }]) => {
    const { properties = {} } = (input ?? {}) as { properties?: object }
    return 'content' in properties && 'draft' in properties
  })
  const [key] = saving[0] ?? []
  if (key === undefined || saving.length > 1) throw new Error(`The kind '${kind}' must have one call made by saveCall`)
  const who: Identity = { permissions: new Set(['public', editor]), roles: [] }

  for (const draft of [false, true]) {
    const services = await kindServices({ kind: server, pages: [{ id: page, kind }], databaseUrl })
    const expected = outcome(() => contentToSave(server, { content, draft, time: services.time.now }))
    const handle = server.handlers?.(services)[key] as Save | undefined
    const context = { who, client: { address: '192.0.2.1', userAgent: 'test' } }
    const refusal = await Promise.resolve(handle?.({ id: page, content, draft }, context)).then(
      () => undefined,
      (error: Error) => error.message,
    )
    await services.close()
    if (refusal !== expected.refusal) throw new Error(`'${key}' answered ${refusal ?? 'as if it were clean'}`)
    const stored = services.saves.map((save) => save.content)
    const wanted = expected.refusal === undefined ? [expected.stored] : []
    if (JSON.stringify(stored) !== JSON.stringify(wanted))
      throw new Error(`'${key}' stored ${JSON.stringify(stored)} instead of ${JSON.stringify(wanted)}`)
  }
}

function outcome(store: () => string): { stored?: string; refusal?: string } {
  try {
    return { stored: store() }
  } catch (error) {
    return { refusal: (error as Error).message }
  }
}
