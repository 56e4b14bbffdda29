import { Button } from '@chakra-ui/react'
import type { FileEntry } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { type ReactNode, useId } from 'react'
import styles from './PictureField.module.css'

export interface PictureFieldProps {
  label: string
  help?: string
  /** Address of what is chosen now; undefined for nothing. */
  source: string | undefined
  /** The words on the button that chooses another one. */
  choose: string
  onChoose: (image: FileEntry) => void
  /** Further buttons. */
  children?: ReactNode
}

/** A picture that is chosen among those of the site. */
export function PictureField({ label, help, source, choose, onChoose, children }: PictureFieldProps) {
  const { api } = useSite()
  const { pick, dialog } = useImagePicker(api)
  const labelId = useId()

  async function handleChoose() {
    const image = await pick()
    if (image) onChoose(image)
  }

  return (
    <>
      <div role="group" aria-labelledby={labelId} className={styles.picture}>
        <span id={labelId}>{label}</span>
        {source === undefined ? <span data-none="">None chosen</span> : <img src={source} alt="" />}
        <Button size="sm" variant="outline" onClick={() => void handleChoose()}>
          {choose}
        </Button>
        {children}
        {help && <p>{help}</p>}
      </div>
      {dialog}
    </>
  )
}
