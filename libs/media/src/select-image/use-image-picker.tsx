import type { Api, FileEntry } from '@sitewright/api-client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { SelectImage } from './SelectImage.tsx'

/** Asks the person for an image of the site. */
export interface PickImage {
  /** Lets the user choose. Undefined when they cancel. */
  (): Promise<FileEntry | undefined>
  /** The same, with the offer to give an address instead. */
  (options: { byAddress: true }): Promise<FileEntry | 'address' | undefined>
}

/** A function that asks for an image, and the dialog that it opens. */
export interface ImagePicker {
  /** The same function with every rendering. */
  pick: PickImage
  /** To be rendered below `FullSystemProvider`. */
  dialog: ReactNode
}

interface Question {
  byAddress: boolean
  answer: (choice: FileEntry | 'address' | undefined) => void
}

/** The Select Image dialog as a question that is asked and answered. */
export function useImagePicker(api: Api): ImagePicker {
  const [question, setQuestion] = useState<Question>()
  const open = useRef<Question>(undefined)

  const ask = useCallback(({ byAddress = false }: { byAddress?: boolean } = {}) => {
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
    })
  }, [])

  // Whoever waits for an answer is not left waiting.
  useEffect(() => () => open.current?.answer(undefined), [])

  const answer = (choice: FileEntry | 'address' | undefined) => {
    setQuestion(undefined)
    question?.answer(choice)
  }
  const dialog = question && (
    <SelectImage
      api={api}
      onClose={(_, image) => answer(image)}
      {...(question.byAddress && { onAddress: () => answer('address') })}
    />
  )
  return { pick: ask as PickImage, dialog }
}
