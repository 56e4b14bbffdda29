import { htmlToText, sanitizeHtml } from '@sitewright/page-kit/server'
import { sectionRules } from '../section-rules.ts'
import { textModel, type TextConfig } from './model.ts'

const safe = (config: TextConfig): TextConfig => ({ ...config, Content: sanitizeHtml(config.Content) })

export const textRules = sectionRules(textModel, {
  clean: (sent) => safe(textModel.read(sent)),
  safe,
  text: ({ Content }) => htmlToText(Content),
  files: () => [],
})
