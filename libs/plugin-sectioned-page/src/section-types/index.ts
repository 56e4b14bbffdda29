// For packages that bring section types: what every visitor loads.
export { defineSectionType, type SectionType, type SectionTypeParts } from './define-section-type.tsx'
export type { Heading, RichTexts, SectionModel, SectionSettingsProps, SectionViewProps } from './section-type.ts'
export { useFolderFiles } from './folder-files.tsx'
export { linkAddress } from './shared/link-address.ts'
export { NothingToShow } from './shared/NothingToShow.tsx'
export { SectionText, type SectionTextProps } from './shared/SectionText.tsx'
