import { isApiError, type Api, type DocumentNoun } from '@sitewright/api-client'
import type { StoredDocument } from '@sitewright/page-kit'

/** The version of the menu, the links or the settings as they are now. */
export async function readVersion(api: Api, noun: DocumentNoun): Promise<number> {
  return (await api('GET private/document-get-state.json.php', { noun })).version
}

/** Reads the version before the content: a save in between makes a conflict later, and is not lost unseen. */
export async function readDocument<Content>(
  api: Api,
  { noun, read }: { noun: DocumentNoun; read: () => Promise<Content> },
): Promise<StoredDocument<Content>> {
  const version = await readVersion(api, noun)
  return { version, content: await read() }
}

/** The version that a save has made which was based on that one; undefined: on none. */
export async function versionAfter(api: Api, noun: DocumentNoun, base: number | undefined): Promise<number> {
  if (base !== undefined) return base + 1
  // it is stored: where that cannot be read, the next save looks what is there
  return readVersion(api, noun).catch(() => 0)
}

/** What a save says of the version that it is based on. */
export function basedOn(base: number | undefined): { base?: number } {
  return base === undefined ? {} : { base }
}

/** How often a change is made again because somebody else saved between reading and saving. */
const maxTries = 3

/**
 * Changes a part of a document that nobody edits here, and leaves whatever others save meanwhile as it is.
 *
 * @param save stores what was read with the change in it; it is refused where that is not the present version.
 * @returns what was stored before.
 */
export async function changeDocument<Content>(
  api: Api,
  {
    save,
    ...document
  }: {
    noun: DocumentNoun
    read: () => Promise<Content>
    save: (content: Content, base: number) => Promise<unknown>
  },
): Promise<Content> {
  for (let tries = 1; ; tries++) {
    const { content, version } = await readDocument(api, document)
    try {
      await save(content, version)
      return content
    } catch (error) {
      if (tries === maxTries || !isApiError(error) || error.status !== 409) throw error
    }
  }
}
