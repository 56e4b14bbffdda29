export type { Picture } from './commands/insert-image.ts'
export { RichTextEditor, type RichTextEditorProps, type RichTextHandle } from './RichTextEditor.tsx'
