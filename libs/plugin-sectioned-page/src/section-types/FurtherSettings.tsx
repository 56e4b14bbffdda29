import type { FunctionComponent } from 'react'
import { AccordionSettings } from './accordion/AccordionSettings.tsx'
import { accordionModel } from './accordion/model.ts'
import { ButtonsSettings } from './buttons/ButtonsSettings.tsx'
import { buttonsModel } from './buttons/model.ts'
import { CardsSettings } from './cards/CardsSettings.tsx'
import { cardsModel } from './cards/model.ts'
import { ColumnsSettings } from './columns/ColumnsSettings.tsx'
import { columnsModel } from './columns/model.ts'
import { ContentsSettings } from './contents/ContentsSettings.tsx'
import { contentsModel } from './contents/model.ts'
import { CoverSettings } from './cover/CoverSettings.tsx'
import { coverModel } from './cover/model.ts'
import { EmbedSettings } from './embed/EmbedSettings.tsx'
import { embedModel } from './embed/model.ts'
import { FilesSettings } from './files/FilesSettings.tsx'
import { filesModel } from './files/model.ts'
import { GallerySettings } from './gallery/GallerySettings.tsx'
import { galleryModel } from './gallery/model.ts'
import { quoteModel } from './quote/model.ts'
import { QuoteSettings } from './quote/QuoteSettings.tsx'
import { readsConfig } from './reads-config.tsx'
import type { SectionSettingsProps } from './section-type.ts'
import { separatorModel } from './separator/model.ts'
import { SeparatorSettings } from './separator/SeparatorSettings.tsx'

const settings = {
  gallery: readsConfig(galleryModel, GallerySettings),
  files: readsConfig(filesModel, FilesSettings),
  embed: readsConfig(embedModel, EmbedSettings),
  cover: readsConfig(coverModel, CoverSettings),
  columns: readsConfig(columnsModel, ColumnsSettings),
  buttons: readsConfig(buttonsModel, ButtonsSettings),
  cards: readsConfig(cardsModel, CardsSettings),
  accordion: readsConfig(accordionModel, AccordionSettings),
  quote: readsConfig(quoteModel, QuoteSettings),
  contents: readsConfig(contentsModel, ContentsSettings),
  separator: readsConfig(separatorModel, SeparatorSettings),
} satisfies Readonly<Record<string, FunctionComponent<SectionSettingsProps<unknown>>>>

/** The types whose settings are fetched when they are needed. */
export type FetchedSettingsName = keyof typeof settings

export interface FurtherSettingsProps extends SectionSettingsProps<unknown> {
  name: FetchedSettingsName
}

/**
 * The settings of the types that most pages have none of. In a file of their own, which the build lets nobody wait for
 * who opens the editor (its name says so there); together, as each alone is smaller than a request is worth.
 */
export default function FurtherSettings({ name, ...props }: FurtherSettingsProps) {
  const Settings = settings[name]
  return <Settings {...props} />
}
