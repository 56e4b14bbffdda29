import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { SampleKindContent } from '../content.ts'

export interface ContentEditorProps {
  content: SampleKindContent
  onChange: (content: SampleKindContent) => void
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    background: 'bg.panel',
    '& label': { display: 'block', textStyle: 'label', marginBottom: '1.5' },
    '& textarea': {
      display: 'block',
      width: 'full',
      minHeight: '24',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      background: 'bg',
      color: 'fg',
      resize: 'vertical',
    },
    '& small': { display: 'block', marginTop: '1', textStyle: 'sm', color: 'fg.muted' },
  },
})

/** The fields in which a content is written. */
export function ContentEditor({ content, onChange }: ContentEditorProps) {
  const id = useId()
  return (
    <Fields>
      <div>
        <label htmlFor={`${id}-intro`}>Introduction</label>
        <textarea
          id={`${id}-intro`}
          rows={3}
          value={content.intro}
          onChange={({ target }) => onChange({ ...content, intro: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-items`}>List</label>
        <textarea
          id={`${id}-items`}
          rows={6}
          aria-describedby={`${id}-hint`}
          value={content.items.join('\n')}
          onChange={({ target }) => onChange({ ...content, items: target.value.split('\n') })}
        />
        <small id={`${id}-hint`}>One entry on each line</small>
      </div>
    </Fields>
  )
}
