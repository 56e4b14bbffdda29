import type { Section } from '../../model/section.ts'
import { imageModel } from '../../section-types/image/model.ts'
import { mapModel } from '../../section-types/map/model.ts'
import { textModel } from '../../section-types/text/model.ts'
import { videoModel } from '../../section-types/video/model.ts'

/** Characters of a text that are read for its summary. */
const enough = 400

const summaries: Readonly<Record<string, (config: unknown) => string>> = {
  [textModel.sectionType]: (config) => wordsOf(textModel.read(config).Content),
  [imageModel.sectionType]: (config) => {
    const { HoverText, ImageId, ImageUrl } = imageModel.read(config)
    return HoverText ?? (ImageId === undefined && !ImageUrl ? 'No image yet' : '')
  },
  [mapModel.sectionType]: (config) =>
    mapModel
      .read(config)
      .Markers.map(({ Title }) => Title)
      .filter(Boolean)
      .join(', '),
  [videoModel.sectionType]: (config) => videoModel.read(config).id ?? 'No video yet',
}

/** A few words by which a folded card is told from the others; '' where there are none. */
export function sectionSummary({ sectionType, config }: Section): string {
  return Object.hasOwn(summaries, sectionType) ? summaries[sectionType]!(config) : ''
}

/** Nobody reads a summary as HTML, so that nothing but its looks depends on this. */
function wordsOf(html: string): string {
  const text = html
    .slice(0, enough)
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return text.replaceAll(/\s+/g, ' ').trim() || 'No text yet'
}
