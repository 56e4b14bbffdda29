import type { PageKindServer } from '../server/page-kind-server.ts'
import { cleanSettings } from '../server/kind-settings.ts'
import { RefusedError } from '../server/refused-error.ts'
import type { PageKindServices } from '../server/services.ts'

/** The settings of a kind as the server has them, in memory. @param onSaved - told of each save. */
export function keptSettings(
  { settings: declared }: Pick<PageKindServer, 'settings'>,
  onSaved: () => void,
): PageKindServices['settings'] {
  const stored = { content: '', version: 0 }
  return {
    read: async ({ content }) => content.parse(stored.content) ?? content.blank(),
    stored: async () => ({ ...stored }),
    async save({ content, base }) {
      if (!declared) throw new Error('The kind declares no settings')
      const clean = cleanSettings(declared, content)
      if (base !== undefined && base !== stored.version)
        throw new RefusedError(409, 'Somebody else has saved this in the meantime')
      stored.content = clean
      stored.version += 1
      onSaved()
      return stored.version
    },
  }
}
