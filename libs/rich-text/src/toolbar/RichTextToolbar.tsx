import { chakra } from '@chakra-ui/react'
import { stick, useStuck } from '@sitewright/ui'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  CodeXml,
  Ellipsis,
  Image,
  ImageUp,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { memo, type ReactNode, Suspense, useRef } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { insertTable } from '../commands/tables.ts'
import { lazyPart } from '../lazy-part.ts'
import { insertPictures } from '../pictures/insert-pictures.ts'
import { above } from '../queries/above.ts'
import { currentMarks } from '../queries/marks.ts'
import { syncSelection } from '../sync-selection.ts'
import { ActionButton } from './ActionButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { BlockSelect } from './BlockSelect.tsx'
import { ColorTools } from './ColorTools.tsx'
import { findShortcut } from './find-shortcut.ts'
import { focusText } from './focus-text.ts'
import styles from './RichTextToolbar.module.css'
import { ToolButton } from './ToolButton.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

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

const alignments = [
  { name: 'left', icon: AlignLeft },
  { name: 'center', icon: AlignCenter },
  { name: 'right', icon: AlignRight },
  { name: 'justify', icon: AlignJustify },
] as const

const more = [
  { name: 'subscript', icon: Subscript },
  { name: 'superscript', icon: Superscript },
  { name: 'clear', icon: RemoveFormatting },
] as const

export interface RichTextToolbarProps {
  /** The HTML is shown instead of the text: the tools for the text are away. */
  source: boolean
  toggleSource: () => void
  openLink: () => void
  openImage: () => void
  /** Shows find and replace, or puts the focus into it. */
  openFind: () => void
  /** Pictures can be sent to the site. */
  sendsPictures: boolean
  /** What is below the tools and stays in sight with them. */
  children: ReactNode
}

/** The tools above the text. One stop for the Tab key, arrow keys within. */
export const RichTextToolbar = memo(function RichTextToolbar(props: RichTextToolbarProps) {
  const { source, toggleSource, openLink, openImage, openFind, sendsPictures, children } = props
  const editor = useSlateStatic()
  const roving = useRovingFocus()
  const head = useRef<HTMLDivElement>(null)
  useStuck(head, 'head')
  return (
    <Head ref={head}>
      <Bar role="toolbar" aria-label="Formatting" onPointerDownCapture={() => syncSelection(editor)} {...roving}>
        <Rows className={styles.rows}>
          {!source && <TextTools openLink={openLink} openImage={openImage} sendsPictures={sendsPictures} />}
          <ToolGroup label="View">
            {!source && (
              <ToolButton label="Find and replace" icon={Search} shortcut={findShortcut} onClick={openFind} />
            )}
            <ToolButton data-used="least" label="Edit HTML" icon={CodeXml} pressed={source} onClick={toggleSource} />
          </ToolGroup>
        </Rows>
      </Bar>
      {children}
    </Head>
  )
})

type TextToolsProps = Pick<RichTextToolbarProps, 'openLink' | 'openImage' | 'sendsPictures'>

/** The tools for the text, which are away while the HTML is shown. */
function TextTools({ openLink, openImage, sendsPictures }: TextToolsProps) {
  const editor = useSlateStatic()
  return (
    <>
      <ToolGroup label="History">
        <ActionButton name="undo" icon={Undo2} />
        <ActionButton name="redo" icon={Redo2} />
      </ToolGroup>
      <ToolGroup label="Style">
        <BlockSelect />
      </ToolGroup>
      <ToolGroup label="Characters">
        <ActionButton name="bold" icon={Bold} data-used="most" />
        <ActionButton name="italic" icon={Italic} data-used="most" />
        <ActionButton name="underline" icon={Underline} />
        <ActionButton name="strike" icon={Strikethrough} data-used="least" />
        <ActionButton name="code" icon={Code} data-used="least" />
        <ColorTools />
        <ActionMenu label="More formatting" icon={Ellipsis} items={more} />
      </ToolGroup>
      <ToolGroup label="Paragraphs">
        <ActionMenu label="Alignment" icon={AlignLeft} items={alignments} />
        <ActionButton name="bullets" icon={List} data-used="most" />
        <ActionButton name="numbers" icon={ListOrdered} />
        <ActionButton name="outdent" icon={IndentDecrease} />
        <ActionButton name="indent" icon={IndentIncrease} />
        <ActionButton name="quote" icon={Quote} />
      </ToolGroup>
      <ToolGroup label="Insert">
        <LinkButton icon={Link} onClick={openLink} />
        <ImageButton icon={Image} onClick={openImage} />
        {sendsPictures && <PicturesButton icon={ImageUp} />}
        <ToolButton
          label="Insert table"
          icon={Table}
          onClick={() => {
            insertTable(editor, { rows: 3, columns: 3 })
            focusText(editor)
          }}
        />
        <ActionButton name="rule" icon={Minus} data-used="least" />
      </ToolGroup>
      <ToolsOfTable />
    </>
  )
}

const TableTools = lazyPart(() => import('../on-demand/TableTools.tsx'))

/** Fetched with the first table that the cursor is in. */
function ToolsOfTable() {
  const isInTable = useSlateSelector((editor) => above(editor, 'table') !== undefined)
  return <Suspense>{isInTable && <TableTools />}</Suspense>
}

/** Opens the selected image, or a new one. */
function ImageButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => above(editor, 'image') !== undefined)
  return <ToolButton data-used="most" label="Image" icon={icon} pressed={pressed} onClick={onClick} />
}

/** Lets the person choose pictures of their own, which go up from there. */
function PicturesButton({ icon }: { icon: LucideIcon }) {
  const editor = useSlateStatic()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures"
        onChange={({ target }) => {
          insertPictures(editor, Array.from(target.files ?? []))
          // the same ones may be chosen again
          target.value = ''
          focusText(editor)
        }}
      />
      <ToolButton label="Upload pictures" icon={icon} onClick={() => input.current?.click()} />
    </>
  )
}

/** Opens the link at the cursor, or a new one. */
function LinkButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => currentMarks(editor).some(({ tag }) => tag === 'a'))
  return <ToolButton data-used="most" label="Link" icon={icon} shortcut="mod+k" pressed={pressed} onClick={onClick} />
}
