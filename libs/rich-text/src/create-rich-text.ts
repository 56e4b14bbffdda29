import { createEditor, Editor } from 'slate'
import { withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import { createPictureUploads } from './pictures/picture-uploads.ts'
import { withClipboard } from './plugins/with-clipboard.ts'
import { withCodeBlocks } from './plugins/with-code-blocks.ts'
import { withHeadings } from './plugins/with-headings.ts'
import { withLines } from './plugins/with-lines.ts'
import { withLinks } from './plugins/with-links.ts'
import { withLists } from './plugins/with-lists.ts'
import { withMarkdown } from './plugins/with-markdown.ts'
import { withPictures } from './plugins/with-pictures.ts'
import { withPlainStart } from './plugins/with-plain-start.ts'
import { withQuotes } from './plugins/with-quotes.ts'
import { withSchema } from './plugins/with-schema.ts'
import { withStructure } from './plugins/with-structure.ts'
import { withTables } from './plugins/with-tables.ts'
import { withVoids } from './plugins/with-voids.ts'
import { withWholeSelection } from './plugins/with-whole-selection.ts'
import type { RichEditor } from './types.ts'

/** Blocks a chunk: React looks at the chunk with the cursor only, which keeps typing quick in long texts. */
const chunkSize = 64

// The last one is asked first.
const plugins = [
  withSchema,
  withStructure,
  withPlainStart,
  withLines,
  withHeadings,
  withCodeBlocks,
  withQuotes,
  withLists,
  withVoids,
  withPictures,
  withTables,
  withClipboard,
  withLinks,
  withMarkdown,
  withWholeSelection,
]

/**
 * An editor with all its behaviours and no document yet.
 *
 * @param around the direction of the page that the text stands on.
 */
export function createRichText(around: RichEditor['around'] = 'ltr'): RichEditor {
  const editor = Object.assign(withHistory(withReact(createEditor())), { uploads: createPictureUploads(), around })
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null)
  return plugins.reduce((built, plugin) => plugin(built), editor)
}
