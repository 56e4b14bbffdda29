import { type Api, fileUrl, type Folder, type UploadFile } from '@sitewright/api-client'
import { useCallGuard } from '@sitewright/session'
import { useMessages, useToast } from '@sitewright/ui'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FilePicture, shownIn } from '../picture/picture-of.ts'
import { publicNote } from '../upload/public-note.ts'
import { useLeaveQuestion } from '../upload/use-leave-question.ts'
import type { SentFile } from './on-demand/send-picture.ts'
import { firstPictureFolder, lastPictureFolder, rememberPictureFolder } from './picture-folder.ts'
import type { PictureFolderDialogProps } from './PictureFolderDialog.tsx'
import { texts } from './sender-messages.ts'

/**
 * Sends a picture to the folder that this person sends theirs to; undefined where they would rather not. `onProgress` is
 * told how much of it is there, from 0 to 1; the signal calls it off.
 */
type Send<Sent> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Sent | { failed: string } | undefined>

/** Gives the picture as rich text shows it. */
export type SendFilePicture = Send<FilePicture>

/** Gives the picture as a file of the site. */
export type SendPictureFile = Send<SentFile>

/** What sends pictures, and the question that it may have. */
export interface PictureSender {
  /** The same functions with every rendering. */
  sendPicture: SendFilePicture
  sendFile: SendPictureFile
  /** To be rendered below `FullSystemProvider`. */
  question: ReactNode
}

interface Question {
  Dialog: ComponentType<PictureFolderDialogProps>
  folders: readonly Folder[]
  current?: Folder | undefined
  answer: (folder: Folder | undefined) => void
}

/**
 * Sends pictures of texts two at a time, to the folder that was last used. The first time they go to Public, which is said
 * and can be changed; who may not add files there is asked, once for all that come together. Its code is fetched with the
 * first picture.
 */
export function usePictureSender(api: Api, upload?: UploadFile): PictureSender {
  const guard = useCallGuard()
  const messages = useMessages()
  const [sending, setSending] = useState(0)
  const turns = useMemo(() => createTurns(2), [])
  const { chooseFolder, question } = useFolderChoice(api)

  const sendFile = useCallback<SendPictureFile>(
    async (file, { onProgress, signal }) => {
      setSending((count) => count + 1)
      try {
        const folder = await chooseFolder()
        if (!folder || 'failed' in folder) return folder
        const note = folder.Root === 'public' ? publicNote([file]) : undefined
        if (note && !(await messages.confirm(texts.publicQuestion(), { about: file.name, more: note })))
          return undefined
        const { sendPicture: send } = await import('./on-demand/send-picture.ts')
        return await turns(() =>
          send({
            ...{ file, folderId: folder.idFolder, onProgress, signal },
            ...{ guard, upload },
          }),
        )
      } finally {
        setSending((count) => count - 1)
      }
    },
    [chooseFolder, guard, messages, turns, upload],
  )

  const sendPicture = useCallback<SendFilePicture>(
    async (file, options) => {
      const sent = await sendFile(file, options)
      return sent && 'id' in sent ? pictureOfFile(sent) : sent
    },
    [sendFile],
  )

  useLeaveQuestion(sending > 0)
  return { sendPicture, sendFile, question }
}

/** The folder to send to, and the question that it may need. */
function useFolderChoice(api: Api) {
  const [question, setQuestion] = useState<Question>()
  const asked = useRef<Promise<Folder | undefined>>(undefined)
  const { toast, showToast } = useToast()
  const tell = useRef(showToast)

  const ask = useCallback(async (folders: readonly Folder[], current?: Folder): Promise<Folder | undefined> => {
    const { PictureFolderDialog: Dialog } = await import('./PictureFolderDialog.tsx')
    const folder = await new Promise<Folder | undefined>((answer) => setQuestion({ Dialog, folders, current, answer }))
    setQuestion(undefined)
    if (folder) rememberPictureFolder(folders, folder.idFolder)
    return folder
  }, [])

  const folderFor = useCallback(async (): Promise<Folder | undefined> => {
    const folders = await api('GET protected/folder-get-list.json.php')
    const known = lastPictureFolder(folders)
    if (known) return known
    const first = firstPictureFolder(folders)
    if (!first) return ask(folders)
    rememberPictureFolder(folders, first.idFolder)
    const change = () => void ask(folders, first).catch(console.error)
    tell.current(texts.goesTo({ folder: first.Name }), [{ label: texts.changeFolder(), onPress: change }])
    return first
  }, [api, ask])

  const chooseFolder = useCallback(() => {
    // one question for all that came together
    asked.current ??= folderFor().finally(() => (asked.current = undefined))
    return asked.current.catch((error: unknown) => {
      console.error(error)
      return { failed: texts.noFolders() }
    })
  }, [folderFor])

  // Anyone who waits for an answer is not left waiting.
  useEffect(() => () => question?.answer(undefined), [question])
  return {
    chooseFolder,
    question: (
      <>
        {toast}
        {question && (
          <question.Dialog folders={question.folders} current={question.current} onClose={question.answer} />
        )}
      </>
    ),
  }
}

function pictureOfFile({ id, alt, width, height }: SentFile): FilePicture {
  return { src: fileUrl(id), alt, ...shownIn(width && height ? { width, height } : undefined) }
}

/** Has no more than so many things be done at a time; the others wait for their turn. */
function createTurns(atOnce: number): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (act) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
