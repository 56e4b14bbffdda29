import { htmlWords } from '@sitewright/page-kit/cards'
import type { FunctionComponent } from 'react'
import { accordionModel } from './accordion/model.ts'
import { buttonsModel } from './buttons/model.ts'
import { cardsModel } from './cards/model.ts'
import { columnsModel } from './columns/model.ts'
import { contentsModel } from './contents/model.ts'
import { coverModel } from './cover/model.ts'
import { embedModel } from './embed/model.ts'
import { embeddedAt } from './embed/hosts.ts'
import { filesModel } from './files/model.ts'
import { galleryModel } from './gallery/model.ts'
import { ImageSettings } from './image/ImageSettings.tsx'
import { imageModel } from './image/model.ts'
import { MapSettings } from './map/MapSettings.tsx'
import { mapModel } from './map/model.ts'
import type { SectionTypeName } from './models.ts'
import { quoteModel } from './quote/model.ts'
import { readsConfig } from './reads-config.tsx'
import type { SectionModel, SectionSettingsProps } from './section-type.ts'
import { separatorModel } from './separator/model.ts'
import { fetchedSettings } from './fetched-settings.tsx'
import { textModel } from './text/model.ts'
import { TextSettings } from './text/TextSettings.tsx'
import { videoModel } from './video/model.ts'
import { VideoSettings } from './video/VideoSettings.tsx'

/** What the editors of a page need of a section type. Visitors need none of it. */
export interface SectionEditor {
  /** A few words by which a section is told from others of its type, '' where there are none yet. */
  summary: (config: unknown) => string
  /** What a folded section says that has no words, because something is missing. @default nothing */
  none?: (config: unknown) => string
  Settings: FunctionComponent<SectionSettingsProps<unknown>>
}

const editors: Readonly<Record<SectionTypeName, SectionEditor>> = {
  text: {
    summary: summaryOf(textModel, ({ Content }) => htmlWords(Content)),
    none: () => 'No text yet',
    Settings: readsConfig(textModel, TextSettings),
  },
  image: {
    summary: summaryOf(imageModel, ({ HoverText = '' }) => HoverText),
    none: summaryOf(imageModel, ({ ImageId, ImageUrl }) => (ImageId === undefined && !ImageUrl ? 'No image yet' : '')),
    Settings: readsConfig(imageModel, ImageSettings),
  },
  'google-map': {
    summary: summaryOf(mapModel, ({ Markers }) => joined(Markers.map(({ Title }) => Title))),
    Settings: readsConfig(mapModel, MapSettings),
  },
  youtube: {
    summary: summaryOf(videoModel, ({ id, FileId, Title }) =>
      FileId === undefined ? (id ?? '') : Title || 'A video file',
    ),
    none: () => 'No video yet',
    Settings: readsConfig(videoModel, VideoSettings),
  },
  gallery: {
    summary: summaryOf(galleryModel, ({ Folder, Pictures }) =>
      Folder === undefined ? countOf(Pictures.length) : 'A folder',
    ),
    none: () => 'No picture yet',
    Settings: fetchedSettings('gallery'),
  },
  files: {
    summary: summaryOf(filesModel, ({ Title }) => Title),
    none: summaryOf(filesModel, ({ Folder }) => (Folder === undefined ? 'No folder yet' : '')),
    Settings: fetchedSettings('files'),
  },
  embed: {
    summary: summaryOf(embedModel, ({ Title, Address }) => Title || (embeddedAt(Address)?.host.name ?? '')),
    none: () => 'Nothing embedded yet',
    Settings: fetchedSettings('embed'),
  },
  cover: {
    summary: summaryOf(coverModel, ({ Heading, Text }) => Heading || Text),
    none: () => 'No heading yet',
    Settings: fetchedSettings('cover'),
  },
  columns: {
    summary: summaryOf(columnsModel, ({ Columns }) => joined(Columns.map(({ Content }) => htmlWords(Content)))),
    none: () => 'No text yet',
    Settings: fetchedSettings('columns'),
  },
  buttons: {
    summary: summaryOf(buttonsModel, ({ Buttons }) => joined(Buttons.map(({ Text }) => Text))),
    none: () => 'No button yet',
    Settings: fetchedSettings('buttons'),
  },
  cards: {
    summary: summaryOf(cardsModel, ({ Cards }) => joined(Cards.map(({ Heading }) => Heading))),
    none: () => 'No card yet',
    Settings: fetchedSettings('cards'),
  },
  accordion: {
    summary: summaryOf(accordionModel, ({ Entries }) => joined(Entries.map(({ Title }) => Title))),
    none: () => 'No entry yet',
    Settings: fetchedSettings('accordion'),
  },
  quote: {
    summary: summaryOf(quoteModel, ({ Text }) => Text),
    none: () => 'No quotation yet',
    Settings: fetchedSettings('quote'),
  },
  contents: {
    summary: summaryOf(contentsModel, ({ Title }) => Title),
    Settings: fetchedSettings('contents'),
  },
  separator: {
    summary: summaryOf(separatorModel, ({ Look }) => (Look === 'line' ? '' : Look)),
    Settings: fetchedSettings('separator'),
  },
}

/** Undefined for a type that this version does not know. */
export function editorOf(sectionType: string): SectionEditor | undefined {
  return Object.hasOwn(editors, sectionType) ? editors[sectionType as SectionTypeName] : undefined
}

function summaryOf<Config extends object>({ read }: SectionModel<Config>, summary: (config: Config) => string) {
  return (config: unknown) => summary(read(config))
}

function countOf(pictures: number): string {
  if (pictures === 0) return ''
  return pictures === 1 ? '1 picture' : `${pictures} pictures`
}

function joined(words: readonly string[]): string {
  return words.filter((each) => each.trim() !== '').join(', ')
}
