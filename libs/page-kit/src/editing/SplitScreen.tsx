import { VisuallyHidden } from '@sitewright/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './SplitScreen.module.css'
import { isLowWindow, useArrangement } from './use-arrangement.ts'
import { texts } from './messages.ts'

/** The editor and the preview, each with its heading. */
export interface SplitScreenProps {
  /** False shows the editor alone, in its full height, or in a small window either. */
  split: boolean
  editor: ReactNode
  /** Such as 'Page Sections'. */
  editorHeading: string
  preview: ReactNode
  /** Such as 'Page Preview'. */
  previewHeading: string
}

/**
 * The editor above and the live preview below, each an area of 45vh with a scroll bar of its own (B§2.2, B§9). Who
 * chooses so has them side by side in a wide window. Where a small one has no split screen, it has the preview in the place
 * of the editor by a switch.
 */
export function SplitScreen({ split, editor, editorHeading, preview, previewHeading }: SplitScreenProps) {
  const id = useId()
  const { offered, small, arrangement, choose } = useArrangement()
  const [pane, setPane] = useState<'editor' | 'preview'>('editor')
  const one = small && !split ? pane : undefined
  const beside = split && arrangement === 'beside'
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // a low window has no room for the masthead besides: what is to be written in comes right below the bar
    if (isLowWindow()) frame.current?.scrollIntoView()
  }, [])

  return (
    <div
      ref={frame}
      className={styles.split}
      data-split={split}
      data-beside={beside || undefined}
      // the page's column is too narrow for two
      data-whole-window={beside ? '' : undefined}
    >
      {split && offered && (
        <div className={styles.choice} role="group" aria-label={texts.arrangement()}>
          <Option label={texts.below()} on={!beside} onChoose={() => choose('below')} />
          <Option label={texts.beside()} on={beside} onChoose={() => choose('beside')} />
        </div>
      )}
      {one && (
        <div className={styles.choice} role="group" aria-label={texts.shownPart()}>
          <Option label={texts.write()} on={one === 'editor'} onChoose={() => setPane('editor')} />
          <Option label={texts.previewPart()} on={one === 'preview'} onChoose={() => setPane('preview')} />
        </div>
      )}
      {one === 'editor' && (
        // the page's own is in the preview
        <VisuallyHidden>
          <h1>{texts.write()}</h1>
        </VisuallyHidden>
      )}
      {/* it keeps what is typed while it is not seen */}
      <section aria-labelledby={`${id}-editor`} hidden={one === 'preview'}>
        <h2 id={`${id}-editor`}>{editorHeading}</h2>
        <div>{editor}</div>
      </section>
      {(split || one === 'preview') && (
        <section aria-labelledby={`${id}-preview`}>
          <h2 id={`${id}-preview`}>{previewHeading}</h2>
          <div className={styles.preview} tabIndex={0}>
            {preview}
          </div>
        </section>
      )}
    </div>
  )
}

function Option({ label, on, onChoose }: { label: string; on: boolean; onChoose: () => void }) {
  return (
    <button type="button" aria-pressed={on} onClick={onChoose}>
      {label}
    </button>
  )
}
