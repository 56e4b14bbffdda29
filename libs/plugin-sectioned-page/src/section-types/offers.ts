import {
  Columns2,
  AppWindow,
  Files,
  FileText,
  GalleryThumbnails,
  Image,
  Images,
  LayoutGrid,
  ListCollapse,
  ListTree,
  type LucideIcon,
  MapPinned,
  MousePointerClick,
  Quote,
  SeparatorHorizontal,
  SquarePlay,
} from 'lucide-react'
import type { SectionTypeName } from './models.ts'

/** Under which heading a type is offered. */
export const sectionGroups = ['Text', 'Pictures and media', 'Layout', 'Links'] as const
export type SectionGroup = (typeof sectionGroups)[number]

/** What whoever chooses a type is told of it. */
export interface SectionOffer {
  group: SectionGroup
  icon: LucideIcon
  /** What it is good for, in half a sentence. */
  about: string
}

const offers: Readonly<Record<SectionTypeName, SectionOffer>> = {
  text: { group: 'Text', icon: FileText, about: 'Headings, paragraphs, lists and tables' },
  image: { group: 'Pictures and media', icon: Image, about: 'One picture' },
  'google-map': { group: 'Pictures and media', icon: MapPinned, about: 'A place with pins' },
  youtube: { group: 'Pictures and media', icon: SquarePlay, about: 'A film that starts when it is pressed' },
  gallery: { group: 'Pictures and media', icon: Images, about: 'Many pictures that open large, also all of a folder' },
  files: { group: 'Pictures and media', icon: Files, about: 'All files of a folder to open' },
  embed: { group: 'Pictures and media', icon: AppWindow, about: 'A film, map, calendar or form of another site' },
  cover: { group: 'Pictures and media', icon: GalleryThumbnails, about: 'A large picture with a heading and buttons' },
  columns: { group: 'Layout', icon: Columns2, about: 'Two to four texts side by side' },
  buttons: { group: 'Links', icon: MousePointerClick, about: 'One to four links that stand out' },
  cards: { group: 'Layout', icon: LayoutGrid, about: 'Picture, heading, text and link, side by side' },
  accordion: { group: 'Text', icon: ListCollapse, about: 'Questions that open their answers' },
  quote: { group: 'Text', icon: Quote, about: 'What somebody said' },
  contents: { group: 'Links', icon: ListTree, about: 'Links to the headings of the page' },
  separator: { group: 'Layout', icon: SeparatorHorizontal, about: 'A line, dots or space' },
}

/** Undefined for a type that this version does not know. */
export function offerOf(sectionType: string): SectionOffer | undefined {
  return Object.hasOwn(offers, sectionType) ? offers[sectionType as SectionTypeName] : undefined
}
