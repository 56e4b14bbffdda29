import styles from './GonePicture.module.css'

/** The class of what stands in place of a picture whose file is gone. */
export const goneClass = styles.gone ?? ''

/** What a picture showed whose file is gone; nothing where that was not said. */
export function GonePicture({ alt }: { alt: string }) {
  return alt.trim() === '' ? null : (
    <span className={goneClass} dir="auto">
      {alt}
    </span>
  )
}
