import type { Api, UploadFile } from '@sitewright/api-client'
import { useHolds } from '@sitewright/session'
import { type ReactNode, useMemo } from 'react'
import { type ImagePicker, useImagePicker } from '../select-image/use-image-picker.tsx'
import type { FoundTargets } from './on-demand/link-targets.ts'
import { type SendFilePicture, usePictureSender } from './use-picture-sender.tsx'

/** What the rich text editor asks of the site, as its props. The same functions with every rendering. */
export interface TextServices {
  pickImage: ImagePicker['pickPicture']
  sendPicture: SendFilePicture
  linkTargets: FoundTargets
}

/** What `useTextServices` gives. */
export interface TextServicesInUse {
  /** To be spread into the editor's props. */
  services: TextServices
  /** The dialogs that they open; to be rendered below `FullSystemProvider`. */
  dialog: ReactNode
}

/** Everything that the rich text editor asks of the site. Each part's code is fetched when it is used first. */
export function useTextServices(api: Api, upload?: UploadFile): TextServicesInUse {
  const { pickPicture: pickImage, dialog } = useImagePicker(api)
  const { sendPicture, question } = usePictureSender(api, upload)
  const listsPages = useHolds('core.admin', 'core.page-manager')
  const services = useMemo(
    () => ({ pickImage, sendPicture, linkTargets: fetchedTargets(api, listsPages) }),
    [api, listsPages, pickImage, sendPicture],
  )
  return {
    services,
    dialog: (
      <>
        {dialog}
        {question}
      </>
    ),
  }
}

function fetchedTargets(api: Api, listsPages: boolean): FoundTargets {
  let made: Promise<FoundTargets> | undefined
  const targets = () =>
    (made ??= import('./on-demand/link-targets.ts').then(({ linkTargets }) => linkTargets(api, listsPages)))
  return {
    find: async (words) => (await targets()).find(words),
    has: async (path) => (await targets()).has(path),
    headings: async (path) => (await targets()).headings(path),
  }
}
