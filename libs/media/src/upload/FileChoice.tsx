import { chakra } from '@chakra-ui/react'
import { FileText, FileUp } from 'lucide-react'
import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { droppedFiles } from './dropped-files.ts'
import { shownSize } from '../shown-size.ts'
import { texts } from './messages.ts'

export interface FileChoiceProps {
  /** What was chosen. */
  files: readonly File[]
  /** True: several files may be chosen at once. */
  multiple: boolean
  /** The types that the picker offers, as HTML writes them. @default all */
  accept?: string
  /** Called with one file at least. */
  onChoose: (files: readonly File[]) => void
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

/** The file picker: press it, or drop files on it. */
export function FileChoice({ files, multiple, accept, onChoose, disabled }: FileChoiceProps) {
  const hint = useId()
  const [over, setOver] = useState(false)

  const choose = (chosen: readonly File[]) => {
    if (chosen.length > 0) onChoose(multiple ? chosen : chosen.slice(0, 1))
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...(target.files ?? [])])
    // so that choosing the same file again, once it was corrected, is a change too
    target.value = ''
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) choose(droppedFiles(event.dataTransfer))
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
      {files.length > 0 ? <FileText aria-hidden /> : <FileUp aria-hidden />}
      <p id={hint} aria-live="polite">
        <ChoiceText files={files} multiple={multiple} />
      </p>
      <input
        type="file"
        aria-label={texts.file()}
        aria-describedby={hint}
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={handleChange}
      />
    </Zone>
  )
}

function ChoiceText({ files, multiple }: Pick<FileChoiceProps, 'files' | 'multiple'>) {
  const [first] = files
  const size = shownSize(files.reduce((sum, file) => sum + file.size, 0))
  if (files.length > 1) return lines(texts.files({ count: files.length }), size)
  if (first) return lines(<bdi>{first.name}</bdi>, size)
  return multiple ? lines(texts.chooseSeveral(), texts.dropSeveral()) : lines(texts.chooseOne(), texts.dropOne())
}

function lines(first: ReactNode, second: string) {
  return (
    <>
      <b>{first}</b>
      <small>{second}</small>
    </>
  )
}
