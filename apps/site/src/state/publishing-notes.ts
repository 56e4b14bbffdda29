import type { PublishingNotes } from '@sitewright/page-kit'
import type { KindLoader } from './kind-loader.ts'

/** What those who publish a page of a kind are told. A kind that cannot be had is only logged. */
export async function loadPublishingNotes(
  kinds: Pick<KindLoader, 'load'>,
  kind: string,
): Promise<PublishingNotes | undefined> {
  try {
    return (await kinds.load(kind))?.publishing
  } catch (error) {
    console.error(error)
    return undefined
  }
}
