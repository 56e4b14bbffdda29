import styles from './SourceView.module.css'

export interface SourceViewProps {
  /** What is shown at first. */
  initial: string
  label: string
  id: string | undefined
  onChange: (text: string) => void
}

/** The text as HTML, for those who want it. */
export function SourceView({ initial, label, id, onChange }: SourceViewProps) {
  return (
    <textarea
      className={styles.source}
      id={id}
      aria-label={label}
      defaultValue={initial}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      dir="ltr"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
