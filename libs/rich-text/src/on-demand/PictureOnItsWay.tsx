import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Transforms } from 'slate'
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react'
import { focusText } from '../toolbar/focus-text.ts'
import type { ImageElement } from '../types.ts'
import { texts } from './upload-messages.ts'

const Place = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    gap: '2',
    maxWidth: 'full',
    minWidth: '40',
    padding: '2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    background: 'bg.subtle',
    textStyle: 'sm',
    verticalAlign: 'middle',
    '& img': { maxHeight: '60', width: 'auto', opacity: '0.6' },
    '& b': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& progress': { width: 'full', height: '1.5', accentColor: 'accent.solid' },
    '&[data-failed]': { borderColor: 'border.error', '& b': { color: 'fg.error' } },
    '& > span': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

/** A picture in the text while it is sent: how far it is, or why it failed and what can be done. */
export default function PictureOnItsWay({ upload: key, element }: { upload: string; element: ImageElement }) {
  const editor = useSlateStatic()
  const selected = useSelected()
  const { uploads } = editor
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.get(key))
  const url = useObjectUrl(upload?.file)
  const chooser = useRef<HTMLInputElement>(null)
  if (!upload) return null
  const name = upload.name || (upload.file?.name ?? texts.picture())

  const remove = () => {
    uploads.drop(key)
    Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element), voids: true })
    focusText(editor)
  }

  return (
    <Place data-selected={selected || undefined} data-failed={upload.failed !== undefined || undefined}>
      {url && <img src={url} alt="" draggable={false} />}
      {upload.failed === undefined ? (
        <progress aria-label={texts.uploadOf({ name })} max={1} value={upload.share} />
      ) : (
        <b role="alert">{texts.failed({ name, reason: upload.failed })}</b>
      )}
      <span>
        {upload.failed !== undefined && !upload.missing && (
          <Button size="xs" variant="outline" onClick={() => uploads.retry(key)}>
            {texts.tryAgain()}
          </Button>
        )}
        {upload.failed !== undefined && (
          <Button size="xs" variant="outline" onClick={() => chooser.current?.click()}>
            {texts.chooseFile()}
          </Button>
        )}
        <Button size="xs" variant="outline" onClick={remove}>
          {upload.failed === undefined ? texts.cancel() : texts.remove()}
        </Button>
      </span>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.fileFor({ name })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) uploads.replace(key, file)
          target.value = '' // the same one can be chosen again
        }}
      />
    </Place>
  )
}

/** An address at which the browser shows a file, for as long as the component is there. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
