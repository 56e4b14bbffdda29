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
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { insertTable } from '../commands/tables.ts'
import { above } from '../queries/above.ts'
import { currentMarks } from '../queries/marks.ts'
import { ActionButton } from './ActionButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { BlockSelect } from './BlockSelect.tsx'
import { ColorTools } from './ColorTools.tsx'
import { focusText } from './focus-text.ts'
import { TableTools } from './TableTools.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

const Bar = chakra('div', {
  base: {
    ...stick.head,
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
}

/** The tools above the text. One stop for the Tab key, arrow keys within. */
export const RichTextToolbar = memo(function RichTextToolbar(props: RichTextToolbarProps) {
  const { source, toggleSource, openLink, openImage } = props
  const editor = useSlateStatic()
  const roving = useRovingFocus()
  useStuck(roving.ref, 'head')
  return (
    <Bar role="toolbar" aria-label="Formatting" {...roving}>
      <Rows>
        {!source && (
          <>
            <ToolGroup label="History">
              <ActionButton name="undo" icon={Undo2} />
              <ActionButton name="redo" icon={Redo2} />
            </ToolGroup>
            <ToolGroup label="Style">
              <BlockSelect />
            </ToolGroup>
            <ToolGroup label="Characters">
              <ActionButton name="bold" icon={Bold} />
              <ActionButton name="italic" icon={Italic} />
              <ActionButton name="underline" icon={Underline} />
              <ActionButton name="strike" icon={Strikethrough} />
              <ActionButton name="code" icon={Code} />
              <ColorTools />
              <ActionMenu label="More formatting" icon={Ellipsis} items={more} />
            </ToolGroup>
            <ToolGroup label="Paragraphs">
              <ActionMenu label="Alignment" icon={AlignLeft} items={alignments} />
              <ActionButton name="bullets" icon={List} />
              <ActionButton name="numbers" icon={ListOrdered} />
              <ActionButton name="outdent" icon={IndentDecrease} />
              <ActionButton name="indent" icon={IndentIncrease} />
              <ActionButton name="quote" icon={Quote} />
            </ToolGroup>
            <ToolGroup label="Insert">
              <LinkButton icon={Link} onClick={openLink} />
              <ImageButton icon={Image} onClick={openImage} />
              <ToolButton
                label="Insert table"
                icon={Table}
                onClick={() => {
                  insertTable(editor, { rows: 3, columns: 3 })
                  focusText(editor)
                }}
              />
              <ActionButton name="rule" icon={Minus} />
            </ToolGroup>
            <TableTools />
          </>
        )}
        <ToolGroup label="View">
          <ToolButton label="Edit HTML" icon={CodeXml} pressed={source} onClick={toggleSource} />
        </ToolGroup>
      </Rows>
    </Bar>
  )
})

/** Opens the selected image, or a new one. */
function ImageButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => above(editor, 'image') !== undefined)
  return <ToolButton label="Image" icon={icon} pressed={pressed} onClick={onClick} />
}

/** Opens the link at the cursor, or a new one. */
function LinkButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => currentMarks(editor).some(({ tag }) => tag === 'a'))
  return <ToolButton label="Link" icon={icon} shortcut="mod+k" pressed={pressed} onClick={onClick} />
}
