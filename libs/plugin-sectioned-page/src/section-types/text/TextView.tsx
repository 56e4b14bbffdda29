import type { SectionViewProps } from '../section-type.ts'
import { SectionText } from '../shared/SectionText.tsx'
import type { TextConfig } from './model.ts'

/** A text block as readers see it. */
export function TextView({ config: { Content }, anchors }: SectionViewProps<TextConfig>) {
  return <SectionText html={Content} anchors={anchors} />
}
