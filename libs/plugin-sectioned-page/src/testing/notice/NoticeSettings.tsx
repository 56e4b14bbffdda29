import { TextField } from '@sitewright/page-kit/cards'
import type { SectionSettingsProps } from '@sitewright/plugin-sectioned-page/section-types'
import { PlainTextField } from '@sitewright/plugin-sectioned-page/section-types/editing'
import type { NoticeConfig } from './model.ts'

/** What is noticed, and what is to be known of it. */
export function NoticeSettings({ config, onChange }: SectionSettingsProps<NoticeConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.Title}
        longest={200}
        onChange={(Title) => onChange({ ...config, Title })}
      />
      <PlainTextField
        label="Text as HTML"
        value={config.Content}
        longest={2000}
        onChange={(Content) => onChange({ ...config, Content })}
      />
    </>
  )
}
