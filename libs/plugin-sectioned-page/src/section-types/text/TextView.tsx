import { PageText } from '@sitewright/media'
import { useIsSafe, useSafeHtml } from '@sitewright/page-kit'
import type { SectionViewProps } from '../section-type.ts'
import type { TextConfig } from './model.ts'

/** A text block as readers see it. */
export function TextView({ config: { Content } }: SectionViewProps<TextConfig>) {
  return <PageText html={useSafeHtml(Content, useIsSafe(Content))} />
}
