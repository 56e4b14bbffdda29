import { ImageInput } from './ImageInput.tsx'
import { LinkButton } from './LinkButton.tsx'
import { RichTextInput } from './RichTextInput.tsx'

/** The `inputs` of a `ContentEditor`: what the fields for images, links and rich text are edited in. */
export const mediaInputs = { Image: ImageInput, LinkButton, RichText: RichTextInput }
