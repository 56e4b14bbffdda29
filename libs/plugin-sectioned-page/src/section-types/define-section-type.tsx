import { useMemo, type ComponentType } from 'react'
import type { SectionEditor } from './define-section-editor.tsx'
import type { SectionModel, SectionViewProps } from './section-type.ts'
import { storedModel, type StoredModel } from './stored-model.ts'

export interface SectionTypeParts<Config extends object, Name extends string> {
  model: SectionModel<Config, Name>
  /** What visitors see: the same on server and browser, from the config alone. */
  View: ComponentType<SectionViewProps<Config>>
  /**
   * Fetches what editors need of it, as the default export of a module of its own, so that no visitor loads it. Absent: of
   * the types that come along, whose editors are in `editors.ts`.
   */
  editor?: () => Promise<{ default: SectionEditor }>
}

/** A section type as the browser, and the server that renders pages, have it: for configs as they are stored. */
export interface SectionType<Name extends string = string> extends StoredModel<Name> {
  View: ComponentType<SectionViewProps<unknown>>
  editor?: (() => Promise<{ default: SectionEditor }>) | undefined
}

/** Makes a section type of its parts. What its view is given has gone through the model. */
export function defineSectionType<Config extends object, Name extends string>({
  model,
  View,
  editor,
}: SectionTypeParts<Config, Name>): SectionType<Name> {
  function StoredView({ config, ...others }: SectionViewProps<unknown>) {
    // the same object as long as the stored one is
    const read = useMemo(() => model.read(config), [config])
    return <View {...others} config={read} />
  }
  return { ...storedModel(model), View: StoredView, editor }
}
