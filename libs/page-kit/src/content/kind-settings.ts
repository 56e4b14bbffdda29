import type { PageKindManifest } from '../manifest.ts'
import type { ContentFields, ValuesOf } from './content-fields.ts'
import type { ContentDefinition } from './define-content.ts'

/** What is set once for all pages of a kind. Plain data: both halves import it. */
export interface KindSettings<
  Fields extends ContentFields = ContentFields,
  Visible extends keyof Fields & string = keyof Fields & string,
> {
  /** The kind that they belong to. */
  readonly kind: string
  /** Permissions: the holder of any of them may read and change all fields; `core.admin` has to be named too. */
  readonly editors: readonly string[]
  /** The fields that anybody may read, see `loadVisibleSettings`. */
  readonly visible: readonly Visible[]
  readonly content: ContentDefinition<Fields>
}

/** Settings whatever their fields are. */
export interface AnyKindSettings extends Pick<KindSettings, 'kind' | 'editors'> {
  readonly visible: readonly string[]
  readonly content: Pick<ContentDefinition, 'fields' | 'version' | 'maxCharacters'>
}

/** What makes calls: the `Api` of the site. */
type Calls = (...call: never[]) => Promise<unknown>

/** What settings are declared with. */
export interface KindSettingsOptions<Fields extends ContentFields, Visible extends keyof Fields & string> {
  manifest: Pick<PageKindManifest, 'kind'>
  editors: readonly string[]
  /** @default none */
  visible?: readonly Visible[]
  /** Their fields: until somebody saves them, all are blank. Its `version` and `upgrades` apply to what is stored. */
  content: ContentDefinition<Fields>
}

/**
 * Declares settings of a kind. The server half names them as its `settings`, and reads them by `services.settings.read`;
 * `createSettingsScreen` makes the screen on which they are edited.
 *
 * @example
 * export const hutSettings = defineSettings({
 *   manifest,
 *   editors: ['core.admin', 'plugin.huts.editor'],
 *   visible: ['phone'],
 *   content: defineContent({ phone: text(), longestStay: number({ min: 1, max: 30, unit: 'nights' }) }),
 * })
 */
export function defineSettings<Fields extends ContentFields, const Visible extends keyof Fields & string = never>({
  manifest: { kind },
  editors,
  visible = [],
  content,
}: KindSettingsOptions<Fields, Visible>): KindSettings<Fields, Visible> {
  return { kind, editors, visible, content }
}

/** The keys of the calls that the server answers for the settings of a kind. */
export function settingsKeys({ kind }: Pick<KindSettings, 'kind'>) {
  return {
    read: `GET protected/plugin/${kind}/settings.json.php`,
    save: `POST protected/plugin/${kind}/save-settings.json.php`,
    readVisible: `GET protected/plugin/${kind}/visible-settings.json.php`,
  } as const
}

/** Settings in their text, with the version to base the next save on. */
export interface StoredSettings {
  content: string
  version: number
}

/** The calls of `settingsKeys`, for browsers. */
export function settingsApi(api: Calls, settings: Pick<KindSettings, 'kind'>) {
  const call = api as <Reply>(key: string, input?: object) => Promise<Reply>
  const keys = settingsKeys(settings)
  return {
    read: () => call<StoredSettings>(keys.read),
    save: (input: { content: string; base?: number }) => call<{ version: number }>(keys.save, input),
    readVisible: () => call<{ content: string }>(keys.readVisible),
  }
}

/**
 * The fields of the settings that anybody may read, for `load` of the client half. A save has all pages made again.
 *
 * @throws {ApiError} 404 where none are `visible`.
 */
export async function loadVisibleSettings<Fields extends ContentFields, Visible extends keyof Fields & string>(
  api: Calls,
  settings: KindSettings<Fields, Visible>,
): Promise<Pick<ValuesOf<Fields>, Visible>> {
  const { content } = await settingsApi(api, settings).readVisible()
  return visibleOf(settings, settings.content.parse(content) ?? settings.content.blank())
}

/** Of settings what anybody may read. */
export function visibleOf<Fields extends ContentFields, Visible extends keyof Fields & string>(
  { visible }: Pick<KindSettings<Fields, Visible>, 'visible'>,
  values: ValuesOf<Fields>,
): Pick<ValuesOf<Fields>, Visible> {
  return Object.fromEntries(visible.map((name) => [name, values[name]])) as Pick<ValuesOf<Fields>, Visible>
}
