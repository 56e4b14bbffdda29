// The settings of the types that most pages have none of: fetched together with the first such section, as each alone is
// smaller than a request is worth. The folder's name has the build let nobody wait for them.
export { AccordionSettings } from '../accordion/AccordionSettings.tsx'
export { ButtonsSettings } from '../buttons/ButtonsSettings.tsx'
export { CardsSettings } from '../cards/CardsSettings.tsx'
export { ColumnsSettings } from '../columns/ColumnsSettings.tsx'
export { ContentsSettings } from '../contents/ContentsSettings.tsx'
export { CoverSettings } from '../cover/CoverSettings.tsx'
export { EmbedSettings } from '../embed/EmbedSettings.tsx'
export { FilesSettings } from '../files/FilesSettings.tsx'
export { GallerySettings } from '../gallery/GallerySettings.tsx'
export { QuoteSettings } from '../quote/QuoteSettings.tsx'
export { SeparatorSettings } from '../separator/SeparatorSettings.tsx'
