import type { Api, FileEntry } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type FilePicture, pictureOf } from '../picture/picture-of.ts'
import type { SelectImageDialogProps } from './SelectImageDialog.tsx'
import { texts } from './picker-messages.ts'

/** Lets the user choose an image of the site. Undefined when they cancel. */
export type PickImage = () => Promise<FileEntry | undefined>

/** Functions that ask for an image, and the dialog that they open. The same functions with every rendering. */
export interface ImagePicker {
  pick: PickImage
  /** The same for rich text, with the offer to give an address instead. */
  pickPicture: () => Promise<FilePicture | 'address' | undefined>
  /** To be rendered below `FullSystemProvider`. */
  dialog: ReactNode
}

interface Question {
  byAddress: boolean
  answer: (choice: FileEntry | 'address' | undefined) => void
}

export const loadFailure: () => string = texts.loadFailed

/**
 * The Select Image dialog as a question that is asked and answered. Its code is fetched with the first question; should
 * that fail, a message says so and the answer is undefined.
 */
export function useImagePicker(api: Api): ImagePicker {
  const messages = useMessages()
  const [code, setCode] = useState<{ Dialog: ComponentType<SelectImageDialogProps> }>()
  const [question, setQuestion] = useState<Question>()
  const open = useRef<Question>(undefined)

  const ask = useCallback(
    (byAddress: boolean) => {
      open.current?.answer(undefined)
      return new Promise<FileEntry | 'address' | undefined>((resolve) => {
        const asked: Question = {
          byAddress,
          answer: (choice) => {
            if (open.current === asked) open.current = undefined
            resolve(choice)
          },
        }
        open.current = asked
        setQuestion(asked)
        import('./SelectImageDialog.tsx').then(
          ({ SelectImageDialog }) => setCode({ Dialog: SelectImageDialog }),
          (error: unknown) => {
            console.error(error)
            setQuestion((now) => (now === asked ? undefined : now))
            asked.answer(undefined)
            void messages.alert(loadFailure())
          },
        )
      })
    },
    [messages],
  )

  const pick = useCallback(() => ask(false) as Promise<FileEntry | undefined>, [ask])
  const pickPicture = useCallback(async () => {
    const chosen = await ask(true)
    return chosen && chosen !== 'address' ? pictureOf(chosen) : chosen
  }, [ask])

  // Anyone who waits for an answer is not left waiting.
  useEffect(() => () => open.current?.answer(undefined), [])

  const answer = (choice: FileEntry | 'address' | undefined) => {
    setQuestion(undefined)
    question?.answer(choice)
  }
  const dialog = question && code && (
    <code.Dialog
      api={api}
      onClose={(_, image) => answer(image)}
      {...(question.byAddress && { onAddress: () => answer('address') })}
    />
  )
  return { pick, pickPicture, dialog }
}
