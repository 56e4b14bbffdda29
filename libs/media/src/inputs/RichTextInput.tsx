import type { Api } from '@sitewright/api-client'
import { RichTextEditor, type RichTextHandle } from '@sitewright/rich-text/editor'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { useTextServices } from '../text-services/use-text-services.tsx'
import styles from './RichTextInput.module.css'
import { texts } from './messages.ts'

/** Label and text of a `RichTextInput`. */
export interface RichTextInputProps {
  api: Api
  label: string
  hint?: string | undefined
  /** HTML at first; give another `key` to replace it. */
  value: string
  onChange: (html: string) => void
  /** Its `flush` hands the newest words on at once. */
  ref?: Ref<{ flush: () => void }>
}

/** The editor of rich text with its label, for a form of several fields. Needs `FullSystemProvider` above it. */
export function RichTextInput({ api, label, hint, value, onChange, ref }: RichTextInputProps) {
  const { services, dialog } = useTextServices(api)
  const editor = useRef<RichTextHandle>(null)
  useImperativeHandle(ref, () => ({ flush: () => void editor.current?.flush() }), [])
  return (
    <div className={styles.text}>
      <span aria-hidden>{label}</span>
      <RichTextEditor
        ref={editor}
        label={label}
        placeholder={texts.placeholder()}
        value={value}
        onChange={onChange}
        {...services}
      />
      {hint !== undefined && <p>{hint}</p>}
      {dialog}
    </div>
  )
}
