import { chakra } from '@chakra-ui/react'
import { FileText, FileUp } from 'lucide-react'
import { useId, useState, type ChangeEvent, type DragEvent } from 'react'
import { droppedFiles } from './dropped-files.ts'
import { shownSize } from '../shown-size.ts'

export interface FileChoiceProps {
  file: File | undefined
  onChoose: (file: File) => void
  disabled: boolean
}

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '20',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    background: 'bg.subtle',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& > svg': { flex: 'none', width: '6', height: '6', color: 'fg.muted' },
    '& p': { minWidth: '0' },
    '& b': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
    // the browser's own control covers it all, so that pressing, dropping and the keyboard work as they do everywhere
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', fontSize: '0' },
    '& input:disabled': { cursor: 'not-allowed' },
    '&:hover, &[data-over]': { borderColor: 'accent.border', background: 'bg.muted' },
    '&[data-over]': { background: 'accent.subtle' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: 'border', background: 'bg.subtle', '& b': { color: 'fg.muted' } },
  },
})

/** The file picker: press it, or drop a file on it. */
export function FileChoice({ file, onChoose, disabled }: FileChoiceProps) {
  const hint = useId()
  const [over, setOver] = useState(false)

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) onChoose(chosen)
    // so that choosing the same file again, once it was mended, is a change too
    target.value = ''
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = droppedFiles(event.dataTransfer)
    if (dropped && !disabled) onChoose(dropped)
  }

  return (
    <Zone
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {file ? <FileText aria-hidden /> : <FileUp aria-hidden />}
      <p id={hint} aria-live="polite">
        {file ? (
          <>
            <b dir="auto">{file.name}</b>
            <small>{shownSize(file.size)}</small>
          </>
        ) : (
          <>
            <b>Choose a file</b>
            <small>or drop one here</small>
          </>
        )}
      </p>
      <input type="file" aria-label="File" aria-describedby={hint} disabled={disabled} onChange={handleChange} />
    </Zone>
  )
}
