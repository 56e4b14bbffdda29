import type { Api } from '@sitewright/api-client'
import { createContext, type ComponentType, type Ref } from 'react'
import type { ContentImage } from '../image-field.ts'

/** What every input is given. */
interface InputProps<Value> {
  api: Api
  label: string
  hint?: string | undefined
  value: Value
  onChange: (value: Value) => void
}

/** The inputs that need more than this package has: files and pages of the site, and rich text. `@sitewright/media/inputs` has them. */
export interface ContentInputs {
  Image: ComponentType<InputProps<ContentImage | null> & { maxAltLength: number }>
  /** Chooses where a link leads; its `onChoose` gives false for an address that leads nowhere. */
  LinkButton: ComponentType<{ api: Api; address: string; onChoose: (address: string) => boolean }>
  /** It hands its words on with a delay; `flush` has it do so at once. */
  RichText: ComponentType<InputProps<string> & { ref?: Ref<{ flush: () => void }> }>
}

/** What the fields of an editor find their inputs by. */
export const ContentInputsContext = createContext<ContentInputs | undefined>(undefined)
