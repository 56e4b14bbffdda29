import { IconButton } from '@sitewright/ui'
import { BookmarkPlus } from 'lucide-react'
import { createContext, useContext } from 'react'
import { texts } from './messages.ts'

const SaveTemplateContext = createContext<(card: string) => void>(() => {})

/** Around the cards: saves the section of a card as a template. The same function with every rendering. */
export const SaveTemplateProvider = SaveTemplateContext.Provider

/** The button of a card that saves its section as a template. */
export function SaveTemplateButton({ card }: { card: string }) {
  const save = useContext(SaveTemplateContext)
  return <IconButton label={texts.saveSection()} icon={<BookmarkPlus aria-hidden />} onClick={() => save(card)} />
}
