import { chakra } from '@chakra-ui/react'
import { ownScroller } from '@sitewright/ui'
import { useId, type ReactNode } from 'react'

/** The editor and the preview, each with its heading. */
export interface SplitScreenProps {
  /** False shows the editor alone, in its full height. */
  split: boolean
  editor: ReactNode
  /** Such as 'Page Sections'. */
  editorHeading: string
  preview: ReactNode
  /** Such as 'Page Preview'. */
  previewHeading: string
}

const Areas = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '& > section > h2': { textStyle: 'label', color: 'fg.muted', marginBottom: '2' },
    '&[data-split=true] > section > div': {
      height: '45vh',
      overflow: 'auto',
      ...ownScroller,
      borderRadius: 'lg',
    },
    // The frame that an editor brings ends where the area does, whether it is shorter or scrolls on.
    '&[data-split=true] > section > div:has(> [data-frame])': {
      boxShadow: '0 1px 0 var(--chakra-colors-border)',
      '& > [data-frame]': { minHeight: '100%', borderBottomWidth: '0' },
    },
    '& > section > .preview': { padding: '4', background: 'bg', borderWidth: '1px', borderColor: 'border' },
  },
})

/** The editor above and the live preview below, each an area of 45vh with a scroll bar of its own (B§2.2, B§9). */
export function SplitScreen({ split, editor, editorHeading, preview, previewHeading }: SplitScreenProps) {
  const id = useId()
  return (
    <Areas data-split={split}>
      <section aria-labelledby={`${id}-editor`}>
        <h2 id={`${id}-editor`}>{editorHeading}</h2>
        <div>{editor}</div>
      </section>
      {split && (
        <section aria-labelledby={`${id}-preview`}>
          <h2 id={`${id}-preview`}>{previewHeading}</h2>
          <div className="preview" tabIndex={0}>
            {preview}
          </div>
        </section>
      )}
    </Areas>
  )
}
