import { useImperativeHandle, useState } from 'react'
import { list } from '../content/content-fields.ts'
import { defineContent, type ContentOf } from '../content/define-content.ts'
import { ContentEditor } from '../content/editor/ContentEditor.tsx'
import type { ContentInputs } from '../content/editor/content-inputs.ts'
import type { ContentEditorProps } from '../content/editor/use-content-editing.ts'
import { image } from '../content/image-field.ts'
import { link, multilineText, richText, text } from '../content/text-fields.ts'
import { checkbox, choice, date, number } from '../content/value-fields.ts'

/** A content with a field of each kind. For tests and stories. */
export const hike = defineContent({
  title: text({ required: true }),
  about: multilineText({ hint: 'In a few words.' }),
  story: richText(),
  difficulty: choice(['easy', 'hard']),
  hours: number({ min: 1, max: 24, unit: 'h' }),
  dogs: checkbox(),
  from: date(),
  photo: image(),
  booking: link(),
  stops: list({ place: text(), height: number({ max: 5000 }) }, { one: 'stop' }),
})

export type Hike = ContentOf<typeof hike>

/** What media has, in small: the text hands its words on when it is asked to. */
const inputs: ContentInputs = {
  Image: ({ label, value, onChange }) => (
    <button type="button" onClick={() => onChange({ id: 7, alt: 'A hut' })}>
      {`${label}: ${value ? value.alt : 'none'}`}
    </button>
  ),
  LinkButton: ({ onChoose }) => (
    <button type="button" onClick={() => onChoose('javascript:x') || onChoose('/contact')}>
      Choose link
    </button>
  ),
  RichText: function RichText({ label, value, onChange, ref }) {
    const [typed, setTyped] = useState(value)
    useImperativeHandle(ref, () => ({ flush: () => onChange(typed) }), [typed, onChange])
    return <textarea aria-label={label} value={typed} onChange={({ target }) => setTyped(target.value)} />
  },
}

/** Its editor. */
export function HikeEditor(props: ContentEditorProps) {
  return <ContentEditor {...props} inputs={inputs} />
}
