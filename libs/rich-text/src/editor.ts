export type { Picture } from './commands/insert-image.ts'
export type { PickPicture } from './toolbar/use-dialogs.tsx'
export { RichTextEditor, type RichTextEditorProps, type RichTextHandle } from './RichTextEditor.tsx'
