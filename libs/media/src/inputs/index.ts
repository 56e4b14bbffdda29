export { ImageInput, type ImageInputProps, type ImageValue } from './ImageInput.tsx'
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx'
export { mediaInputs } from './media-inputs.ts'
export { RichTextInput, type RichTextInputProps } from './RichTextInput.tsx'
