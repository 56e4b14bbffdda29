import { useDeferredValue } from 'react'
import type { Layout } from '../../model/section.ts'
import { SectionList } from '../SectionList.tsx'

export interface PreviewProps {
  layout: Layout
  /** Layouts whose texts are sanitised already. */
  safe: readonly (Layout | null)[]
}

const nothing: Layout = { sections: [] }

/** What visitors will see, and in grey what they will not. It follows the editor, which never waits for it. */
export function Preview({ layout, safe }: PreviewProps) {
  return <SectionList layout={useDeferredValue(layout, nothing)} safe={safe} showHidden />
}
