import { Button } from '@chakra-ui/react'
import type { FileEntry } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { type ReactNode, useId, useState } from 'react'
import { texts } from '../settings-messages.ts'
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
        {source === undefined ? (
          <span data-none="">{texts.noneChosen()}</span>
        ) : (
          <Chosen key={source} source={source} />
        )}
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

/** What is chosen; where it cannot be shown, that, as visitors see nothing of it then. */
function Chosen({ source }: { source: string }) {
  const [missing, setMissing] = useState(false)
  if (missing) return <span data-none="">{texts.notFound()}</span>
  return <img src={source} alt="" onError={() => setMissing(true)} />
}
