import type { LucideIcon } from 'lucide-react'
import { useMemo, type ComponentType, type FunctionComponent } from 'react'
import type { SectionModel, SectionSettingsProps } from './section-type.ts'

/** The names of the headings under which types are offered; what these say is in a catalogue. */
// oxlint-disable-next-line catalogues/every-text -- names
export const sectionGroups = ['Text', 'Pictures and media', 'Layout', 'Links'] as const
export type SectionGroup = (typeof sectionGroups)[number]

/** What anyone who chooses a type is told of it. */
export interface SectionOffer {
  group: SectionGroup
  /** One of lucide-react, or a component that draws one: the text colour, and as large as its box. */
  icon: LucideIcon | ComponentType<{ 'aria-hidden'?: boolean }>
  /** What it is good for, in half a sentence; a function gives that in the language that is read. */
  about: string | (() => string)
}

export interface SectionEditorParts<Config extends object> {
  /** What editors read, in their language. @default the model's `label` */
  label?: string | (() => string)
  /** A few words by which a section is told from others of its type, '' where there are none yet. */
  summary: (config: Config) => string
  /** What a folded section says that has no words, because something is missing. @default nothing */
  none?: (config: Config) => string
  /** What can be set; `fetchedSettings` for what few pages have. */
  Settings: ComponentType<SectionSettingsProps<Config>>
  offer: SectionOffer
}

/** What the editors of a page need of a section type, for configs as they are stored. Visitors need none of it. */
export interface SectionEditor {
  label?: string | (() => string) | undefined
  summary: (config: unknown) => string
  none: (config: unknown) => string
  Settings: FunctionComponent<SectionSettingsProps<unknown>>
  offer: SectionOffer
}

/** Makes the editor of a section type of its parts. What these are given has gone through the model. */
export function defineSectionEditor<Config extends object>(
  { read }: SectionModel<Config>,
  { label, summary, none = () => '', Settings, offer }: SectionEditorParts<Config>,
): SectionEditor {
  function StoredSettings({ config, onChange }: SectionSettingsProps<unknown>) {
    // the same object as long as the stored one is
    const known = useMemo(() => read(config), [config])
    return <Settings config={known} onChange={onChange} />
  }
  return {
    label,
    summary: (config) => summary(read(config)),
    none: (config) => none(read(config)),
    Settings: StoredSettings,
    offer,
  }
}
