import { chakra } from '@chakra-ui/react'
import { stick, useStuck } from '@sitewright/ui'
import { CodeXml, Search } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { useSlateStatic } from 'slate-react'
import { syncSelection } from '../sync-selection.ts'
import { findShortcut } from './find-shortcut.ts'
import styles from './RichTextToolbar.module.css'
import { TextTools, type TextToolsProps } from './TextTools.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import { useRovingFocus } from './use-roving-focus.ts'
import { texts } from './messages.ts'

const Head = chakra('div', { base: { ...stick.head, borderTopRadius: 'lg' } })

const Bar = chakra('div', {
  base: {
    // The line before a group that starts a row is outside and is cut off.
    overflowX: 'clip',
    padding: '1.5',
    borderBottom: '1px solid',
    borderColor: 'border',
    borderTopRadius: 'lg',
    background: 'bg.panel',
    '& [data-active]': { color: 'accent.fg' },
  },
})

const Rows = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5',
    marginInlineStart: { base: '0', md: '-4' },
    // On a small screen one row, which scrolls: the text is what needs the room.
    mdDown: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
      '@media (pointer: coarse)': { scrollbarWidth: 'none' },
      // what shows the focus is not to be cut off
      padding: '1',
      margin: '-1',
    },
  },
})

export interface RichTextToolbarProps extends TextToolsProps {
  /** The HTML is shown instead of the text: the tools for the text are away. */
  source: boolean
  toggleSource: () => void
  /** Shows find and replace, or puts the focus into it. */
  openFind: () => void
  /** What is below the tools and stays in sight with them. */
  children: ReactNode
}

/** The tools above the text. One stop for the Tab key, arrow keys within. */
export const RichTextToolbar = memo(function RichTextToolbar(props: RichTextToolbarProps) {
  const { source, toggleSource, openFind, children, ...tools } = props
  const editor = useSlateStatic()
  const roving = useRovingFocus()
  const head = useRef<HTMLDivElement>(null)
  useStuck(head, 'head')
  return (
    <Head ref={head}>
      <Bar
        role="toolbar"
        aria-label={texts.formatting()}
        onPointerDownCapture={() => syncSelection(editor)}
        {...roving}
      >
        <Rows className={styles.rows}>
          {!source && <TextTools {...tools} />}
          <ToolGroup label={texts.view()}>
            {!source && <ToolButton label={texts.find()} icon={Search} shortcut={findShortcut} onClick={openFind} />}
            <ToolButton
              data-used="least"
              label={texts.editHtml()}
              icon={CodeXml}
              pressed={source}
              onClick={toggleSource}
            />
          </ToolGroup>
        </Rows>
      </Bar>
      {children}
    </Head>
  )
})
