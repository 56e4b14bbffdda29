import { maxInteger } from '@sitewright/api-client/contract'
import { inEnglish, textOf } from '@sitewright/messages'
import { Type, type Static } from 'typebox'
import { contentServer } from '../content/server/content-server.ts'
import type { ContentDefinition } from '../content/define-content.ts'
import { settingsKeys, visibleOf, type AnyKindSettings } from '../content/kind-settings.ts'
import type { PageKindManifest } from '../manifest.ts'
import { texts } from './audit-messages.ts'
import type { CallContext } from './identity.ts'
import type { PageKindServices } from './services.ts'

const SavedSettings = Type.Object({
  content: Type.String(),
  version: Type.Integer({ minimum: 0, maximum: maxInteger }),
})

const saveInput = (maxLength: number) =>
  Type.Object({
    content: Type.String({ maxLength }),
    /** The version that the editing began with; a stale one is refused with 409. */
    base: Type.Optional(Type.Integer({ minimum: 0, maximum: maxInteger })),
  })

/** The calls by which settings are read and saved; `definePageKindServer` adds them to those of the kind. */
export function settingsCalls({ title: told }: Pick<PageKindManifest, 'title'>, settings: AnyKindSettings) {
  const keys = settingsKeys(settings)
  // the documentation of calls is in English
  const title = inEnglish(told)
  const access = settings.editors
  return {
    [keys.read]: { summary: `The settings of ‘${title}’`, access, reply: SavedSettings },
    [keys.save]: {
      summary: `Saves the settings of ‘${title}’`,
      done: () => texts.settings({ title: textOf(told) }),
      access,
      input: saveInput(settings.content.maxCharacters),
      reply: Type.Object({ version: Type.Integer() }),
    },
    ...(settings.visible.length > 0 && {
      [keys.readVisible]: {
        summary: `Of the settings of ‘${title}’ what anybody may read; all other fields are blank`,
        access: 'anyone' as const,
        reply: Type.Object({ content: Type.String() }),
      },
    }),
  }
}

/** What answers the calls of `settingsCalls`. */
export function settingsHandlers(settings: AnyKindSettings, { settings: store }: Pick<PageKindServices, 'settings'>) {
  const content = definitionOf(settings)
  const keys = settingsKeys(settings)
  return {
    [keys.read]: async () => {
      const { content: text, version } = await store.stored()
      return { content: content.write(content.parse(text) ?? content.blank()), version }
    },
    [keys.save]: async (input: Static<ReturnType<typeof saveInput>>, { who }: CallContext) => ({
      version: await store.save({ ...input, who }),
    }),
    [keys.readVisible]: async () => {
      const values = content.parse((await store.stored()).content) ?? content.blank()
      return { content: content.write(content.of(visibleOf(settings, values))) }
    },
  }
}

/**
 * Settings as they may be stored.
 *
 * @throws {RefusedError} 400 for what are none, or lack a required field.
 */
export function cleanSettings(settings: AnyKindSettings, text: string): string {
  const { clean, forPublishing } = contentServer(definitionOf(settings))
  return forPublishing(clean(text), 0)
}

/** Ids of the files that settings name by number. */
export function filesInSettings(settings: AnyKindSettings, text: string): readonly number[] {
  return contentServer(definitionOf(settings)).files(text)
}

function definitionOf({ content }: AnyKindSettings): ContentDefinition {
  return content as ContentDefinition
}
