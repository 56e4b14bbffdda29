import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
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
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { insertTable } from '../commands/tables.ts'
import { lazyPart } from '../lazy-part.ts'
import { insertPictures } from '../pictures/insert-pictures.ts'
import { above } from '../queries/above.ts'
import { currentMarks } from '../queries/marks.ts'
import { ActionButton } from './ActionButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { BlockSelect } from './BlockSelect.tsx'
import { ColorTools } from './ColorTools.tsx'
import { focusText } from './focus-text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import { texts } from './messages.ts'

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

export interface TextToolsProps {
  openLink: () => void
  openImage: () => void
  openLanguage: () => void
  /** Pictures can be sent to the site. */
  sendsPictures: boolean
}

/** The tools for the text, which are away while the HTML is shown. */
export function TextTools({ openLink, openImage, openLanguage, sendsPictures }: TextToolsProps) {
  const editor = useSlateStatic()
  return (
    <>
      <ToolGroup label={texts.history()}>
        <ActionButton name="undo" icon={Undo2} />
        <ActionButton name="redo" icon={Redo2} />
      </ToolGroup>
      <ToolGroup label={texts.style()}>
        <BlockSelect />
      </ToolGroup>
      <ToolGroup label={texts.characters()}>
        <ActionButton name="bold" icon={Bold} data-used="most" />
        <ActionButton name="italic" icon={Italic} data-used="most" />
        <ActionButton name="underline" icon={Underline} />
        <ActionButton name="strike" icon={Strikethrough} data-used="least" />
        <ActionButton name="code" icon={Code} data-used="least" />
        <ColorTools />
        <ActionMenu label={texts.more()} icon={Ellipsis} items={more} />
        <LanguageMenu openLanguage={openLanguage} />
      </ToolGroup>
      <ToolGroup label={texts.paragraphs()}>
        <ActionMenu label={texts.alignment()} icon={AlignLeft} items={alignments} />
        <ActionButton name="bullets" icon={List} data-used="most" />
        <ActionButton name="numbers" icon={ListOrdered} />
        <ActionButton name="outdent" icon={IndentDecrease} />
        <ActionButton name="indent" icon={IndentIncrease} />
        <ActionButton name="quote" icon={Quote} />
      </ToolGroup>
      <ToolGroup label={texts.insert()}>
        <LinkButton icon={Link} onClick={openLink} />
        <ImageButton icon={Image} onClick={openImage} />
        {sendsPictures && <PicturesButton icon={ImageUp} />}
        <ToolButton
          label={texts.insertTable()}
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
  return <ToolButton data-used="most" label={texts.image()} icon={icon} pressed={pressed} onClick={onClick} />
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
        aria-label={texts.pictures()}
        onChange={({ target }) => {
          insertPictures(editor, Array.from(target.files ?? []))
          // the same ones may be chosen again
          target.value = ''
          focusText(editor)
        }}
      />
      <ToolButton label={texts.uploadPictures()} icon={icon} onClick={() => input.current?.click()} />
    </>
  )
}

/** Opens the link at the cursor, or a new one. */
function LinkButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => currentMarks(editor).some(({ tag }) => tag === 'a'))
  return (
    <ToolButton
      data-used="most"
      label={texts.link()}
      icon={icon}
      shortcut="mod+k"
      pressed={pressed}
      onClick={onClick}
    />
  )
}
