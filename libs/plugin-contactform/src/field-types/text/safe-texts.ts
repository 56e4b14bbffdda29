import type { Layout } from '../../model/layout.ts'
import { textModel } from './model.ts'

/** Every rich text of these layouts. */
export function safeTextsOf(layouts: readonly (Layout | null)[]): ReadonlySet<string> {
  return new Set(
    layouts.flatMap((layout) => {
      const texts = layout?.fields.filter(({ fieldType }) => fieldType === textModel.fieldType) ?? []
      return [layout?.SubmitCompletionText ?? '', ...texts.map(({ config }) => textModel.read(config).Content)]
    }),
  )
}
